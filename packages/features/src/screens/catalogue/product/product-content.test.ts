import { expect, test } from 'vitest';
import { readProductContent } from './product-content.ts';

test.each([
  [{}, ''],
  [{ product: null }, ''],
  [{ product: { tax: '含税' } }, '含税'],
])('reads the notes on a product from %j', (shop, tax) => {
  expect(readProductContent(shop)).toEqual({ tax, delivery: '', sameDay: '', returns: '' });
});
