import { guessTerms } from './corrections.ts';
import {
  countPhrases,
  type SuggestionQuery,
  type SuggestionSource,
  suggestKeywords,
} from './keywords.ts';
import { searchIndex } from './search.ts';
import { parseQueryRuns, tokenise, toSingular } from './tokens.ts';

const MAX_ALTERNATIVES = 6;

/**
 * Suggests other keywords after a search without results: words one character off, phrases contained in the keyword (羊绒大衣 for
 * 黑色羊绒大衣), then single words that have results, then popular keywords.
 */
export function suggestAlternatives(source: SuggestionSource, query: SuggestionQuery): string[] {
  const { index } = source;
  const tokens = tokenise(query.keyword);
  const popularKeywords = suggestKeywords(source, query, '').map(({ text }) => text);
  const matchingPhrases = [...countPhrases(source, query).keys()].filter((text) =>
    [...tokenise(text)].every((token) => tokens.has(toSingular(token))),
  );
  const guesses = guessTerms(index.text, query.keyword).filter(
    (text) => searchIndex(index.text, index.products.length, text).order.length > 0,
  );
  const runs = parseQueryRuns(query.keyword);
  const matchingWords = runs
    .map(({ text }) => text)
    .filter(
      (text) =>
        runs.length > 1 && searchIndex(index.text, index.products.length, text).order.length > 0,
    );
  return [...new Set([...guesses, ...matchingPhrases, ...matchingWords, ...popularKeywords])].slice(
    0,
    MAX_ALTERNATIVES,
  );
}
