import { expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';

const API_KEY = '0123456789abcdef0123456789abcdef';

it('opens only what was sealed with the same key for the same purpose', () => {
  const sealed = seal('hello', API_KEY, 'transaction');
  expect(unseal(sealed, API_KEY)).toBe('hello');
  expect(() => unseal(sealed, API_KEY.toUpperCase())).toThrow();
  expect(() => unseal({ ...sealed, associated_data: 'refund' }, API_KEY)).toThrow();
});
