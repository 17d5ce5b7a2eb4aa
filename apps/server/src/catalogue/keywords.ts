import type { Gender, Suggestion } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { CatalogueIndex } from './catalogue-index.ts';
import { best, fit } from './fit.ts';
import type { Phrase } from './phrases.ts';

export interface Asked {
  keyword: string;
  gender?: Gender | undefined;
  language: Language;
}

export interface Advice {
  index: CatalogueIndex;
  phrases: readonly Phrase[];
}

/** The phrases for these shoppers in their language, with how much each finds. */
export function phraseCounts(
  { phrases }: Advice,
  { gender, language }: Asked,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const phrase of phrases) {
    const text = phrase.text[language];
    if (text === '' || (gender && phrase.gender !== gender)) continue;
    counts.set(text, (counts.get(text) ?? 0) + phrase.count);
  }
  return counts;
}

/** Phrases that fit what was typed; with nothing typed, what the shop has most of. */
export function keywords(advice: Advice, asked: Asked, typed: string): Suggestion[] {
  if (typed === '') return popularKeywords(advice, asked);
  return best(
    [...phraseCounts(advice, asked)].map(([text, count]) => ({
      type: 'keyword',
      id: null,
      text,
      count,
      fit: fit(text, typed),
    })),
  );
}

/** One phrase a category, so that not all of them are about coats. */
function popularKeywords(advice: Advice, asked: Asked): Suggestion[] {
  const counts = phraseCounts(advice, asked);
  const told = new Set<string>();
  return advice.phrases.flatMap(({ text, categoryId, gender }): Suggestion[] => {
    const phrase = text[asked.language];
    const count = counts.get(phrase);
    if (count === undefined || told.has(categoryId) || told.has(phrase)) return [];
    if (asked.gender && gender !== asked.gender) return [];
    told.add(categoryId).add(phrase);
    return [{ type: 'keyword', id: null, text: phrase, count }];
  });
}
