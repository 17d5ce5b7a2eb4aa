import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Hides what is short or guessable (a code, an address, an account) from whoever reads the tables: only
 * with the shop's own key can it be found again.
 */
export const hidden = (text: string, key: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

export const isSame = (a: Buffer, b: Buffer): boolean =>
  a.length === b.length && timingSafeEqual(a, b);
