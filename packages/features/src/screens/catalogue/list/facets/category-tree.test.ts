import { facetValue } from '@vitrine/state/testing';
import { expect, test } from 'vitest';
import { getChildren, getRoots } from './category-tree.ts';

const categoryUnder = (hint: string, value: string) => facetValue(value, { hint });

const coats = categoryUnder('clothes', 'coats');
const trench = categoryUnder('coats', 'trench');
const short = categoryUnder('trench', 'short');
const skirts = categoryUnder('clothes', 'skirts');

const ids = (values: readonly { value: string }[]) => values.map(({ value }) => value);

test('finds the roots and the children of a category, in the order of the shop', () => {
  const all = [coats, trench, short, skirts];
  expect(ids(getRoots(all))).toEqual(['coats', 'skirts']);
  expect(ids(getChildren(all, coats))).toEqual(['trench']);
  expect(getChildren(all, skirts)).toEqual([]);
});
