import { createHmac, randomBytes } from 'node:crypto';
import { timingSafeEqualBuffers } from '../identities/hmac.ts';

/** The values that every authenticator app supports (RFC 6238). */
const STEP_MS = 30_000;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Codes of the step before and after count too, because clocks differ. */
const STEPS = [0, -1, 1] as const;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const createTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** Writes a secret as authenticator apps read it. */
export function encodeBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export const getTotpStep = (now: number): number => Math.floor(now / STEP_MS);

/** The code of a time step. */
export function computeTotp(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time step whose code was given, or undefined. A step that was used before is refused. */
export function findTotpStep(
  secret: Uint8Array,
  code: string,
  now: number,
  lastStep: number | null,
): number | undefined {
  const given = Buffer.from(code);
  return STEPS.map((offset) => getTotpStep(now) + offset)
    .filter((step) => lastStep === null || step > lastStep)
    .find((step) => timingSafeEqualBuffers(given, Buffer.from(computeTotp(secret, step))));
}

/** The URL that an authenticator app reads from a QR code. */
export function createOtpauthUrl(secret: Uint8Array, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  // Authenticator apps show a plus sign as it is, so spaces are not written as one.
  return `otpauth://totp/${label}?secret=${encodeBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
