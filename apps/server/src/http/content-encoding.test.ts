import { expect, test } from 'vitest';
import { chooseEncoding } from './content-encoding.ts';

test.each([
  [undefined, 'plain'],
  ['', 'plain'],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'brotli'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip', 'brotli'],
  ['gzip;q=0', 'plain'],
  ['identity', 'plain'],
])('chooses for accept-encoding %s the encoding %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
