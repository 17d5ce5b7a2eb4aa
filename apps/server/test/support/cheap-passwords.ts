import crypto, { type scrypt } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll } from 'vitest';

const original = crypto.scrypt;
const cheap = (...[password, salt, length, options, done]: Parameters<typeof scrypt>) =>
  original(password, salt, length, { ...options, N: 16 }, done);

function replaceScrypt(scrypt: unknown) {
  Object.assign(crypto, { scrypt });
  syncBuiltinESMExports();
}

/** Checking a password takes a tenth of a second by design, which is too slow for thousands of attacks. */
export function makePasswordsCheap(): void {
  beforeAll(() => replaceScrypt(cheap));
  // The files of a worker share its modules.
  afterAll(() => replaceScrypt(original));
}
