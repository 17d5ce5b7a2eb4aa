import { createHash } from 'node:crypto';
import type { StoredRule } from '../../database/schema.ts';

/** Odds are given per million draws. */
export const ODDS_TOTAL = 1_000_000;

/** 48 bits of the hash, so that the modulo bias is below one in a hundred million. */
const ROLL_BYTES = 6;

/** The roll for a ticket. The same seed and ticket always give the same roll. */
export function rollForTicket(seed: Uint8Array, ticketId: string): number {
  const hash = createHash('sha256').update(seed).update(ticketId).digest();
  return hash.readUIntBE(0, ROLL_BYTES) % ODDS_TOTAL;
}

/**
 * The prizes that a roll can win: the one it hits first, then the replacements when that one is gone.
 */
export function selectPrizes(rules: readonly StoredRule[], roll: number): string[] {
  let cumulativeOdds = 0;
  const hitIndex = rules.findIndex(({ odds }) => {
    cumulativeOdds += odds;
    return roll < cumulativeOdds;
  });
  return hitIndex < 0 ? [] : rules.slice(hitIndex).map(({ prizeId }) => prizeId);
}
