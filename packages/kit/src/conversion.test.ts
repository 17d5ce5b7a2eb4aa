import { expect, test } from 'vitest';
import { formatConverted } from './conversion.ts';

test.each([
  [2_431_000, 'USD', 0.14, 'USD 3,403'],
  [2_431_000, 'HKD', 1.0918, 'HKD 26,542'],
  [2_431_000, 'JPY', 21.35, 'JPY 519,019'],
  [0, 'EUR', 0.12, 'EUR 0'],
])('%i fen are %s at %f: %s', (fen, currencyCode, perCny, text) => {
  expect(formatConverted(fen, { currencyCode, perCny })).toBe(text);
});
