import { type Advice, type Asked, keywords, phraseCounts } from './keywords.ts';
import { search } from './search.ts';
import { queryRuns, singular, tokensOf } from './words.ts';

const RECOMMENDED = 6;

/**
 * Other words to try when nothing was found: phrases that are part of what was asked (羊绒大衣 for
 * 黑色羊绒大衣), words that find something by themselves, then what the shop has most of.
 */
export function recommends(advice: Advice, asked: Asked): string[] {
  const { index } = advice;
  const tokens = tokensOf(asked.keyword);
  const popular = keywords(advice, asked, '').map(({ text }) => text);
  const parts = [...phraseCounts(advice, asked).keys()].filter((text) =>
    [...tokensOf(text)].every((token) => tokens.has(singular(token))),
  );
  const runs = queryRuns(asked.keyword);
  const telling = runs
    .map(({ text }) => text)
    .filter(
      (text) => runs.length > 1 && search(index.text, index.products.length, text).order.length > 0,
    );
  return [...new Set([...parts, ...telling, ...popular])].slice(0, RECOMMENDED);
}
