import type { Gender, Suggestion } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { CatalogueIndex } from './catalogue-index.ts';
import { rateMatch, sortByMatch } from './match-rating.ts';
import type { Phrase } from './phrases.ts';

export interface SuggestionQuery {
  keyword: string;
  gender?: Gender | undefined;
  language: Language;
}

export interface SuggestionSource {
  index: CatalogueIndex;
  phrases: readonly Phrase[];
}

/** Counts the products of each phrase for a gender and language. */
export function countPhrases(
  { phrases }: SuggestionSource,
  { gender, language }: SuggestionQuery,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const phrase of phrases) {
    const text = phrase.text[language];
    if (text === '' || (gender && phrase.gender !== gender)) continue;
    counts.set(text, (counts.get(text) ?? 0) + phrase.count);
  }
  return counts;
}

/** Suggests phrases that match the typed text, or the most frequent ones when nothing was typed. */
export function suggestKeywords(
  source: SuggestionSource,
  query: SuggestionQuery,
  typed: string,
): Suggestion[] {
  if (typed === '') return suggestPopularKeywords(source, query);
  return sortByMatch(
    [...countPhrases(source, query)].map(([text, count]) => ({
      type: 'keyword',
      id: null,
      text,
      count,
      images: [],
      rating: rateMatch(text, typed),
    })),
  );
}

/** Suggests at most one phrase per category, so that the list is varied. */
function suggestPopularKeywords(source: SuggestionSource, query: SuggestionQuery): Suggestion[] {
  const counts = countPhrases(source, query);
  const used = new Set<string>();
  return source.phrases.flatMap(({ text, categoryId, gender }): Suggestion[] => {
    const phrase = text[query.language];
    const count = counts.get(phrase);
    if (count === undefined || used.has(categoryId) || used.has(phrase)) return [];
    if (query.gender && gender !== query.gender) return [];
    used.add(categoryId).add(phrase);
    return [{ type: 'keyword', id: null, text: phrase, count, images: [] }];
  });
}
