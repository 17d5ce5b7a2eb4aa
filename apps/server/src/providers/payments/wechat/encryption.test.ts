import { expect, it } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';

const API_KEY = '0123456789abcdef0123456789abcdef';

it('decrypts only with the same key and associated data', () => {
  const encrypted = encrypt('hello', API_KEY, 'transaction');
  expect(decrypt(encrypted, API_KEY)).toBe('hello');
  expect(() => decrypt(encrypted, API_KEY.toUpperCase())).toThrow();
  expect(() => decrypt({ ...encrypted, associated_data: 'refund' }, API_KEY)).toThrow();
});
