import { expect, test } from 'vitest';
import { candidates, idList } from './product.ts';
import { countWithin } from './scalars.ts';

test.each([
  ['10000001', '10000001'],
  [' 1, 2 ,3 ', '1,2,3'],
  ['1，2、3', '1,2,3'],
  ['1\n2', '1,2'],
])('%o is read as %s', (text, ids) => expect(candidates.parse(text)).toBe(ids));

test.each([[''], [','], ['0'], ['1,'], ['coat'], ['1,0'], [Array(11).fill('1').join(',')]])(
  '%o is refused',
  (text) => expect(idList.safeParse(text).success).toBe(false),
);

const count = countWithin({ min: 1, max: 20, default: 5 });

test.each([
  [undefined, 5],
  [-3, 1],
  [0, 1],
  [1, 1],
  [20, 20],
  [21, 20],
])('%s of one to twenty, five by itself, is %i', (given, expected) =>
  expect(count.parse(given)).toBe(expected),
);

test.each([[2.5], ['5'], [null]])('%o is no count', (given) =>
  expect(count.safeParse(given).success).toBe(false),
);
