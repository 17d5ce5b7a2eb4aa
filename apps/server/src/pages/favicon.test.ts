import { expect, test } from 'vitest';
import { faviconOf } from './favicon.ts';

test.each([
  [{ mark: '别处', name: 'x' }, '>别</text>'],
  [{ name: 'Elsewhere' }, '>E</text>'],
  [{ mark: '<b>' }, '>&lt;</text>'],
  [{}, '>·</text>'],
  [{ mark: 7 }, '>·</text>'],
])('%o is signed %s', (value, sign) => {
  expect(faviconOf({ value })).toContain(sign);
});
