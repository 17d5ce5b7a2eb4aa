import type { scrypt } from 'node:crypto';
import { vi } from 'vitest';
import { attackCalls, ofPeople } from './hostile.ts';

// A password takes a tenth of a second to check, by design; here thousands of wrong ones are tried.
vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>();
  const cheap = (...[password, salt, length, options, done]: Parameters<typeof scrypt>) =>
    crypto.scrypt(password, salt, length, { ...options, N: 16 }, done);
  return { ...crypto, scrypt: cheap };
});

attackCalls(ofPeople);
