import type { scrypt } from 'node:crypto';
import { vi } from 'vitest';
import { attackCalls, isPersonalDataCall } from './attack-calls.ts';

// Checking a password takes a tenth of a second by design, which is too slow for thousands of attacks.
vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>();
  const cheap = (...[password, salt, length, options, done]: Parameters<typeof scrypt>) =>
    crypto.scrypt(password, salt, length, { ...options, N: 16 }, done);
  return { ...crypto, scrypt: cheap };
});

attackCalls(isPersonalDataCall);
