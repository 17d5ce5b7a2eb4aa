import { expect, it } from 'vitest';
import { createPreviewToken, readPreviewToken } from './preview-token.ts';

const KEY = 'a-key-of-the-shop-for-tokens-0123456789';
const NOW = Date.UTC(2026, 10, 23, 12);
const HOUR_MS = 3_600_000;

it('shows its environment until it expires', () => {
  for (const environment of ['qa', 'spring-2026', 'a_b']) {
    const token = createPreviewToken(environment, NOW + HOUR_MS, KEY);
    expect(token).toMatch(/^[A-Za-z0-9][\w-]{0,63}$/);
    expect(readPreviewToken(token, [KEY], NOW)).toBe(environment);
    expect(readPreviewToken(token, [KEY], NOW + HOUR_MS)).toBeUndefined();
  }
});

it('goes on working when its key has become a former one', () => {
  const token = createPreviewToken('qa', NOW + HOUR_MS, KEY);
  expect(readPreviewToken(token, ['the new key', KEY], NOW)).toBe('qa');
  expect(readPreviewToken(token, ['the new key', 'another former key'], NOW)).toBeUndefined();
});

it('is worth nothing when it was changed or signed with another key', () => {
  const token = createPreviewToken('qa', NOW + HOUR_MS, KEY);
  const [environment, expiry, ...rest] = token.split('-');
  const signature = rest.join('-');
  const later = ((NOW + 9 * HOUR_MS) / 60_000).toString(36);
  for (const changed of [
    `staging-${expiry}-${signature}`,
    `${environment}-${later}-${signature}`,
    `${environment}-${expiry}-${'A'.repeat(20)}`,
    token.slice(0, -1),
    'qa',
    '',
  ])
    expect(readPreviewToken(changed, [KEY], NOW)).toBeUndefined();
  expect(readPreviewToken(token, [`${KEY}x`], NOW)).toBeUndefined();
});
