import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** The client under which somebody is a guest: their token opens no shopper's session. */
export const GUEST_CLIENT = 'guest-client';

const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');
/** Clocks of partners differ by some seconds. */
const LEEWAY_S = 30;
/** A token waits in an address, so it may not be good for long. */
const LONGEST_S = 3_600;

const claims = z.object({
  client_id: z.string().min(1).max(64),
  sub: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .optional(),
  exp: z.int(),
  jti: z.string().min(8).max(100),
});

export interface Token {
  readonly client: string;
  readonly subject: string | undefined;
  readonly expiresAt: number;
  readonly id: string;
}

export type TokenFault = 'malformed' | 'forged' | 'expired';

const signatureOf = (text: string, key: string) => createHmac('sha256', key).update(text).digest();

/** A token as the app and the portal write them: a JWT, signed HS256 with the key both know. */
export function writeToken(
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
  return `${signed}.${signatureOf(signed, key).toString('base64url')}`;
}

function parsed(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** Reads a token, or tells what is wrong with it. Any other way of signing is a forgery. */
export function readToken(text: string, key: string, now: number): Token | TokenFault {
  const [header = '', payload = '', signature = '', ...more] = text.split('.');
  if (!signature || more.length > 0) return 'malformed';
  const given = Buffer.from(signature, 'base64url');
  const wanted = signatureOf(`${header}.${payload}`, key);
  const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted);
  if (!isSigned || (parsed(header) as { alg?: unknown } | undefined)?.alg !== 'HS256')
    return 'forged';
  const read = claims.safeParse(parsed(payload));
  if (!read.success) return 'malformed';
  const { client_id: client, sub: subject, exp: expiresAt, jti: id } = read.data;
  const seconds = now / 1000;
  if (expiresAt + LEEWAY_S < seconds || expiresAt > seconds + LONGEST_S + LEEWAY_S)
    return 'expired';
  return { client, subject, expiresAt, id };
}
