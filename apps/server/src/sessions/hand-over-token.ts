import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { SharedKeys } from '../encryption/shared-keys.ts';
import { parseJson } from '../json/parse-json.ts';

/** The client id of guests: such a token opens a guest's session. */
export const GUEST_CLIENT = 'guest-client';

const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');
/** The clocks of partners may differ by some seconds. */
const LEEWAY_S = 30;
/** A token is part of a URL, so its lifetime is limited. */
const MAX_LIFETIME_S = 3_600;

const claims = z.object({
  client_id: z.string().min(1).max(64),
  sub: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .optional(),
  exp: z.int(),
  jti: z.string().min(8).max(100),
});

export interface HandOverToken {
  readonly client: string;
  readonly subject: string | undefined;
  readonly expiresAt: number;
  readonly id: string;
}

export type HandOverTokenFault = 'malformed' | 'forged' | 'expired';

const computeSignature = (text: string, key: string) =>
  createHmac('sha256', key).update(text).digest();

/** Signs a token as the app and the portal do: a JWT with HS256 and the shared key. */
export function signToken(
  token: { client: string; subject?: string; expiresAt: number; id?: string },
  key: string,
): string {
  const payload = {
    client_id: token.client,
    ...(token.subject ? { sub: token.subject } : {}),
    exp: token.expiresAt,
    jti: token.id ?? randomUUID(),
  };
  const signed = `${HEADER}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  return `${signed}.${computeSignature(signed, key).toString('base64url')}`;
}

function parseJsonPart(part: string): unknown {
  try {
    return parseJson(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** Verifies a token and returns its claims, or what is wrong with it. Only HS256 is accepted. */
export function verifyToken(
  text: string,
  keys: SharedKeys,
  now: number,
): HandOverToken | HandOverTokenFault {
  const [header = '', payload = '', signature = '', ...more] = text.split('.');
  if (!signature || more.length > 0) return 'malformed';
  const actual = Buffer.from(signature, 'base64url');
  const isSignedWith = (key: string) => {
    const expected = computeSignature(`${header}.${payload}`, key);
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  };
  if (
    !keys.some(isSignedWith) ||
    (parseJsonPart(header) as { alg?: unknown } | undefined)?.alg !== 'HS256'
  )
    return 'forged';
  const parsed = claims.safeParse(parseJsonPart(payload));
  if (!parsed.success) return 'malformed';
  const { client_id: client, sub: subject, exp: expiresAt, jti: id } = parsed.data;
  const seconds = now / 1000;
  if (expiresAt + LEEWAY_S < seconds || expiresAt > seconds + MAX_LIFETIME_S + LEEWAY_S)
    return 'expired';
  return { client, subject, expiresAt, id };
}
