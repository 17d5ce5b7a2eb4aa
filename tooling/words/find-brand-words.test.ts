import { expect, test } from 'vitest';
import { findBrandWords } from './find-brand-words.ts';

const brand = { name: '北岸', latinName: 'Northbank' };

test.each([
  ['packages/ui/src/a.ts', "const a = '【北岸】';", 1],
  ['apps/server/src/a.ts', 'first\nNORTHBANK', 1],
  ['packages/ui/src/a.ts', 'a Northbank is a place too', 0],
  ['packages/ui/src/a.test.ts', '北岸', 0],
  ['packages/modules/src/testing.tsx', '北岸', 0],
  ['apps/mini/src/brand/brand.ts', '北岸', 0],
  ['demo/shop/content/pages.ts', '北岸', 0],
])('finds in %s with %j %i names of the shop', (path, source, count) => {
  expect(findBrandWords({ path, source }, brand)).toHaveLength(count);
});
