import { expect, it } from 'vitest';
import { signToken, verifyToken } from './hand-over-token.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const token = signToken({ client: 'app', subject: '7', expiresAt: NOW / 1000 + 600 }, 'former key');

it('verifies a token with the new key and with the former one', () => {
  const shopper = { client: 'app', subject: '7' };
  expect(verifyToken(token, ['former key'], NOW)).toMatchObject(shopper);
  expect(verifyToken(token, ['new key', 'former key'], NOW)).toMatchObject(shopper);
});

it('calls a token forged once its key is removed', () => {
  expect(verifyToken(token, ['new key'], NOW)).toBe('forged');
});
