import { expect, it } from 'vitest';
import { isGuestToken } from './guest-token.ts';

const token = (claims: unknown) =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

it.each([
  ['a guest client', token({ client_id: 'guest-client', exp: 1 }), true],
  [
    'a guest client with Chinese in its claims',
    token({ 名: '访客', client_id: 'guest-client' }),
    true,
  ],
  ['another client', token({ client_id: 'app' }), false],
  ['no client', token({ sub: 'guest-client' }), false],
  ['null claims', token(null), false],
  ['no token', 'guest-client', false],
  ['broken base64', 'a.%%%.b', false],
  ['an empty text', '', false],
])('recognises a guest’s token: %s', (_, text, expected) => {
  expect(isGuestToken(text)).toBe(expected);
});
