import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../shop/products/kinds.ts';
import { PRODUCTS_FILE } from '../commands/paths.ts';
import { listProductsWithViews } from '../commands/products.ts';
import { FABRICS } from '../fabrics/names.ts';
import { SILHOUETTES } from '../silhouettes/names.ts';
import { findProduct, listProducts } from './catalogue.ts';
import { COLOURS } from './colours.ts';
import { GENDERS } from './genders.ts';

const products = listProducts();

test('has enough products for each gender', () => {
  expect(products.length).toBeGreaterThanOrEqual(660);
  const count = Object.fromEntries(
    GENDERS.map((gender) => [gender, products.filter((p) => p.gender === gender).length]),
  );
  expect(count.women).toBeGreaterThan(380);
  expect(count.men).toBeGreaterThan(175);
  expect(count.kids).toBeGreaterThan(95);
});

test('ids are sorted, unique and valid file names', () => {
  const ids = products.map((p) => p.id);
  expect(ids).toEqual([...new Set(ids)].sort());
  for (const id of ids) expect(id).toMatch(/^(women|men|kids)(-[a-z]+)+$/);
});

test('uses every silhouette, fabric, kind and colour', () => {
  const worn = <K extends 'silhouette' | 'fabric' | 'kind' | 'colour'>(key: K) =>
    [...new Set<string>(products.map((p) => p[key]))].sort();
  expect(worn('silhouette')).toEqual([...SILHOUETTES].sort());
  expect(worn('fabric')).toEqual([...FABRICS].sort());
  expect(worn('kind')).toEqual([...KINDS].sort());
  expect(worn('colour')).toEqual(Object.keys(COLOURS).sort());
});

test('no two products differ only in their id', () => {
  const options = products.map(({ id, ...rest }) => JSON.stringify(rest));
  expect(new Set(options).size).toBe(options.length);
});

/** Above this number, products of a kind look like one product in many colours. */
const MOST_PER_CUT = 5;

test('no cut is made in more than five colours and fabrics', () => {
  const cuts = Map.groupBy(products, ({ gender, silhouette, options }) =>
    JSON.stringify([gender, silhouette, options]),
  );
  const crowded = [...cuts].filter(([, made]) => made.length > MOST_PER_CUT);
  expect(crowded.map(([cut, made]) => [cut, made.length])).toEqual([]);
});

describe('findProduct', () => {
  test('finds a product', () => {
    expect(findProduct(products[0].id)).toEqual(products[0]);
  });
  test('throws an error with the unknown id', () => {
    expect(() => findProduct('women-hat')).toThrow('women-hat');
  });
});

test('products.json lists exactly the products of the assortment', () => {
  expect(JSON.parse(readFileSync(PRODUCTS_FILE, 'utf8'))).toEqual(listProductsWithViews());
});
