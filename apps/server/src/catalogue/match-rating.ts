import type { Suggestion } from '@vitrine/contract';
import { normaliseText } from './tokens.ts';

/**
 * Rates how well a text matches the typed prefix: 2 at its start, 1 at the start of a later word, else 0.
 * Chinese text has no word boundaries, so it matches anywhere.
 */
export function rateMatch(text: string, typed: string): number {
  const at = normaliseText(text).indexOf(typed);
  if (at <= 0) return at === 0 ? 2 : 0;
  const isInsideLatinWord =
    /[a-z0-9]$/.test(normaliseText(text).slice(0, at)) && /^[a-z0-9]/.test(typed);
  return isInsideLatinWord ? 0 : 1;
}

export interface RatedSuggestion extends Suggestion {
  rating: number;
}

export const sortByMatch = (suggestions: RatedSuggestion[]): Suggestion[] =>
  suggestions
    .filter((suggestion) => suggestion.rating > 0 && suggestion.count > 0)
    .sort((a, b) => b.rating - a.rating || b.count - a.count)
    .map(({ rating: _, ...suggestion }) => suggestion);
