import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SharedKeys } from '../../encryption/shared-keys.ts';

const MINUTE_MS = 60_000;
/** 120 bits, so that a token fits where the name of an environment does. */
const SIGNATURE_LENGTH = 20;
const TOKEN =
  /^(?<environment>[A-Za-z0-9][\w-]{0,30})-(?<expiry>[0-9a-z]{4,8})-(?<signature>[\w-]{20})$/;

const sign = (text: string, key: string) =>
  createHmac('sha256', key)
    .update(`preview:${text}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH);

/** Creates a token that shows an environment until a time. It stands in place of the environment's name. */
export function createPreviewToken(environment: string, expiresAt: number, key: string): string {
  const text = `${environment}-${Math.floor(expiresAt / MINUTE_MS).toString(36)}`;
  return `${text}-${sign(text, key)}`;
}

/** The environment of a valid token, or undefined. */
export function readPreviewToken(token: string, keys: SharedKeys, now: number): string | undefined {
  const { environment = '', expiry = '', signature = '' } = TOKEN.exec(token)?.groups ?? {};
  if (!environment) return undefined;
  const isSignedWith = (key: string) =>
    timingSafeEqual(Buffer.from(sign(`${environment}-${expiry}`, key)), Buffer.from(signature));
  if (!keys.some(isSignedWith)) return undefined;
  return Number.parseInt(expiry, 36) * MINUTE_MS > now ? environment : undefined;
}
