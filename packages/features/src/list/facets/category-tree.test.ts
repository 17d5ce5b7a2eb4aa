import { facetValue } from '@vitrine/state/testing';
import { expect, test } from 'vitest';
import { childrenOf, rootsOf } from './category-tree.ts';

const under = (hint: string, value: string) => facetValue(value, { hint });

const coats = under('clothes', 'coats');
const trench = under('coats', 'trench');
const short = under('trench', 'short');
const skirts = under('clothes', 'skirts');

const ids = (values: readonly { value: string }[]) => values.map(({ value }) => value);

test('what is below a category stands under it, in the order of the shop', () => {
  const all = [coats, trench, short, skirts];
  expect(ids(rootsOf(all))).toEqual(['coats', 'skirts']);
  expect(ids(childrenOf(all, coats))).toEqual(['trench']);
  expect(childrenOf(all, skirts)).toEqual([]);
});
