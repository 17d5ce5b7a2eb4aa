import { createHash } from 'node:crypto';
import type { StoredRule } from '../../database/schema.ts';

/** Odds are counted in a million draws. */
export const MILLION = 1_000_000;

/** 48 bits of a hash, so that a million parts of it differ by less than one in a hundred million. */
const ROLL_BYTES = 6;

/** What a seed rolls for a ticket: anybody who has both can roll it again. */
export function rollOf(seed: Uint8Array, ticketId: string): number {
  const hash = createHash('sha256').update(seed).update(ticketId).digest();
  return hash.readUIntBE(0, ROLL_BYTES) % MILLION;
}

/** The prizes that a roll may win, best first: the one it hits, then those that stand in when it is gone. */
export function prizesFor(rules: readonly StoredRule[], roll: number): string[] {
  let passed = 0;
  const hit = rules.findIndex(({ odds }) => {
    passed += odds;
    return roll < passed;
  });
  return hit < 0 ? [] : rules.slice(hit).map(({ prizeId }) => prizeId);
}
