import { expect, test } from 'vitest';
import { createPostings } from './postings.ts';

const CODE = 60;

test('finds words and codes, and what is both', () => {
  const { postings, addWord, addCode, words } = createPostings(CODE);
  addWord('coat', { weight: 16, products: Uint32Array.of(1, 2) });
  addCode('24117', 5);
  addCode('38', 7);
  addCode('38', 9);
  addWord('38', { weight: 16, products: Uint32Array.of(3) });
  expect(postings.get('coat')).toEqual([{ weight: 16, products: Uint32Array.of(1, 2) }]);
  expect(postings.get('24117')).toEqual([{ weight: CODE, products: Uint32Array.of(5) }]);
  expect(postings.get('38')).toEqual([
    { weight: 16, products: Uint32Array.of(3) },
    { weight: CODE, products: Uint32Array.of(7, 9) },
  ]);
  expect([postings.has('24117'), postings.has('coat'), postings.has('none')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(postings.get('none')).toBeUndefined();
  expect([...words()]).toEqual(['coat', '38']);
});

test('finds a code of one character, and one that is not Latin', () => {
  const { postings, addCode } = createPostings(CODE);
  for (const [n, code] of ['7', '款', '款式7'].entries()) addCode(code, n);
  for (const [n, code] of ['7', '款', '款式7'].entries())
    expect(postings.get(code)?.[0]?.products).toEqual(Uint32Array.of(n));
});
