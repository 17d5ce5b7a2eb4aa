import type { Suggestion } from '@vitrine/contract';
import { normalise } from './words.ts';

/** A text fits where a word of it begins with what was typed; Chinese has no words, so anywhere. */
export function fit(text: string, typed: string): number {
  const at = normalise(text).indexOf(typed);
  if (at <= 0) return at === 0 ? 2 : 0;
  const isInsideLatinWord =
    /[a-z0-9]$/.test(normalise(text).slice(0, at)) && /^[a-z0-9]/.test(typed);
  return isInsideLatinWord ? 0 : 1;
}

export interface Fitting extends Suggestion {
  fit: number;
}

export const best = (suggestions: Fitting[]): Suggestion[] =>
  suggestions
    .filter((suggestion) => suggestion.fit > 0 && suggestion.count > 0)
    .sort((a, b) => b.fit - a.fit || b.count - a.count)
    .map(({ fit: _, ...suggestion }) => suggestion);
