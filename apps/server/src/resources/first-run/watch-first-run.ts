import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findMissingParts, type MissingPart } from './missing-parts.ts';

/**
 * Answers what a new shop lacks as long as it has neither products nor pages, and nothing afterwards: a shop
 * that was filled is never asked again.
 */
export function watchFirstRun(db: Kysely<Database>, now: () => number) {
  let isFilled = false;
  return async (): Promise<readonly MissingPart[]> => {
    if (isFilled) return [];
    const missing = await findMissingParts(db, now());
    isFilled = !missing.includes('products') || !missing.includes('home');
    return isFilled ? [] : missing;
  };
}
