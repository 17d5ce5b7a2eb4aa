import crypto, { type scrypt } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll } from 'vitest';
import { attackCalls, isPersonalDataCall } from './attack-calls.ts';

const original = crypto.scrypt;

// Checking a password takes a tenth of a second by design, which is too slow for thousands of attacks.
beforeAll(() => {
  const cheap = (...[password, salt, length, options, done]: Parameters<typeof scrypt>) =>
    original(password, salt, length, { ...options, N: 16 }, done);
  Object.assign(crypto, { scrypt: cheap });
  syncBuiltinESMExports();
});

// The files of a worker share its modules.
afterAll(() => {
  Object.assign(crypto, { scrypt: original });
  syncBuiltinESMExports();
});

attackCalls(isPersonalDataCall);
