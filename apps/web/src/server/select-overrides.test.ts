import { expect, test } from 'vitest';
import { selectOverrides } from './select-overrides.ts';

const bag = { 'order.bag.title': '购物篮' };
const home = { 'catalogue.home.newest': '上新' };
const shop = {
  texts: { ...bag, ...home },
  byTable: { 'order.bag': bag, 'catalogue.home': home },
  version: 'v1',
};

test('a page carries the overrides of the code that it loads first, and names the tables of the others', () => {
  expect(selectOverrides(shop, new Set(['catalogue.home', 'ui']))).toEqual({
    texts: home,
    later: ['order.bag'],
    version: 'v1',
  });
});

test('a page carries all overrides where the build does not say what its code has', () => {
  expect(selectOverrides(shop, undefined)).toEqual({ texts: shop.texts, later: [], version: 'v1' });
});
