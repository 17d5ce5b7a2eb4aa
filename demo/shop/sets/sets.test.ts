import { expect, test } from 'vitest';
import { drawnProducts } from '../products/drawn-products.ts';
import { createProducts } from '../products/products.ts';
import { SETS } from './set-ids.ts';
import { setProductRows } from './sets.ts';

const rows = setProductRows(createProducts(drawnProducts, Date.UTC(2026, 10, 21, 4)));
const firstOf = (set: string) =>
  rows.filter(({ set_id }) => set_id === set).map(({ product_id }) => product_id);

test('the coats of a home page begin with other products than its new ones', () => {
  const coats = firstOf(SETS.coats).slice(0, 4);
  expect(coats).toHaveLength(4);
  expect(coats.filter((id) => firstOf(SETS.newWomen).slice(0, 4).includes(id))).toEqual([]);
});
