import { timingSafeEqual } from 'node:crypto';
import { computeLookupHmac } from '../../encryption/encrypt.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { getNetwork } from '../../http/network.ts';

/**
 * Hashes short or guessable values (codes, mobiles, networks, accounts) with the shop's own key, so that they
 * cannot be read from the tables or the log.
 */
export const hashForLimits = (keyring: Keyring, place: string, text: string): Buffer =>
  computeLookupHmac(keyring.current, `limit-${place}`, text);

/** Hashes the network of a caller. */
export const hashNetwork = (keyring: Keyring, ip: string): Buffer =>
  hashForLimits(keyring, 'network', getNetwork(ip));

export const timingSafeEqualBuffers = (a: Buffer, b: Buffer): boolean =>
  a.length === b.length && timingSafeEqual(a, b);
