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
 * The rule of a prize that is gone: its odds pass to the next one in the list that has odds of its own, and
 * after the last such prize to no prize at all. A prize without odds is never given.
 */
const canReplace = ({ odds }: { readonly odds: number }) => odds > 0;

/** The prizes that a roll can win: the one it hits first, then those that replace it when it is gone. */
export function selectPrizes(rules: readonly StoredRule[], roll: number): string[] {
  let cumulativeOdds = 0;
  const hitIndex = rules.findIndex(({ odds }) => {
    cumulativeOdds += odds;
    return roll < cumulativeOdds;
  });
  if (hitIndex < 0) return [];
  return rules
    .slice(hitIndex)
    .filter(canReplace)
    .map(({ prizeId }) => prizeId);
}

interface StockedPrize {
  readonly odds: number;
  readonly isGone: boolean;
}

/** The odds of each prize as they are now: those of the prizes that are gone have passed on. */
export function listCurrentOdds(prizes: readonly StockedPrize[]): number[] {
  let passedOn = 0;
  return prizes.map((prize) => {
    if (!canReplace(prize)) return 0;
    const odds = prize.odds + passedOn;
    passedOn = prize.isGone ? odds : 0;
    return prize.isGone ? 0 : odds;
  });
}
