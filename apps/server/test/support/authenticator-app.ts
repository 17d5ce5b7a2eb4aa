import { computeTotp, getTotpStep } from '../../src/resources/operators/totp.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows for a secret. */
export function readCode(secret: string, now: number): string {
  const bits = [...secret].map((char) => BASE32.indexOf(char).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  return computeTotp(key, getTotpStep(now));
}
