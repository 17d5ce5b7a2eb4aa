import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { timingSafeEqualBuffers } from './hmac.ts';

const COST = 15;
const BLOCK = 8;
const LENGTH = 32;
const SALT_BYTES = 16;

const derive = (password: string, salt: Buffer, cost: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const options: ScryptOptions = {
      N: 2 ** cost,
      r: BLOCK,
      p: 1,
      maxmem: 2 ** cost * BLOCK * 256,
    };
    scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** Returns `scrypt$15$salt$key`; the cost is stored, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Compared when an account has no password, so that the response takes as long. */
const DUMMY_HASH = `scrypt$${COST}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, cost = '', salt = '', key = ''] = (stored ?? DUMMY_HASH).split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(cost));
  return timingSafeEqualBuffers(derived, Buffer.from(key, 'base64url')) && stored !== null;
}
