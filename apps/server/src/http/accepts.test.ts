import { expect, test } from 'vitest';
import { packingFor } from './accepts.ts';

test.each([
  [undefined, 'plain'],
  ['', 'plain'],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'brotli'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip', 'brotli'],
  ['gzip;q=0', 'plain'],
  ['identity', 'plain'],
])('%s gets %s', (header, packing) => {
  expect(packingFor(header)).toBe(packing);
});
