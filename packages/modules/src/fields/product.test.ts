import { expect, test } from 'vitest';
import { idList, productCandidates } from './product.ts';

test.each([
  ['10000001', '10000001'],
  [' 1, 2 ,3 ', '1,2,3'],
  ['1，2、3', '1,2,3'],
  ['1\n2', '1,2'],
])('parses the id list %o as %s', (text, ids) => expect(productCandidates.parse(text)).toBe(ids));

test.each([[''], [','], ['0'], ['1,'], ['coat'], ['1,0'], [Array(11).fill('1').join(',')]])(
  'refuses the id list %o',
  (text) => expect(idList.safeParse(text).success).toBe(false),
);
