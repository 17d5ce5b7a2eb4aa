import type { Bag, BagItem } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import {
  addBagItem,
  changeBagItem,
  initBag,
  removeBagItem,
  removeBagItems,
  selectBag,
  selectBagCount,
  selectBagItem,
  selectIsAvailable,
  setBag,
  setBagCount,
} from './bag.ts';

const merchant = (id: string) => ({ id, name: `Boutique ${id}`, monogram: 'B', city: 'Milan' });

const item = (id: string, merchantId = '301'): BagItem => ({
  id,
  productId: `2${id}`,
  variantId: `3${id}`,
  merchantId,
  merchant: merchant(merchantId),
  brand: { id: '7', name: 'Halden' },
  shortDescription: 'Coat',
  images: [],
  size: '38',
  sizeDescription: 'FR 38',
  quantity: 1,
  price: 100,
  priceWithoutPromotion: 100,
  priceWhenAdded: 100,
  currencyIsoCode: 'CNY',
  availableQuantity: 5,
  isSameDayDelivery: false,
  notices: [],
});

const shipping = { fee: 15_000, freeFrom: 2_000_000, missingForFree: 1_999_900 };

/** Groups in another order than the items, as a server may send them. */
const bag = (items: BagItem[]): Bag => ({
  id: 'b',
  isFlatRateOrder: true,
  count: items.length,
  items,
  boutiques: {
    302: { merchant: merchant('302'), shipping, items: [] },
    301: { merchant: merchant('301'), shipping, items: ['gone'] },
  },
  availables: items.map(({ id }) => id),
  priceInfo: { currencyIsoCode: 'CNY', subTotalAmount: 300, totalShippingFee: 1, grandTotal: 301 },
});

function filled() {
  const store = makeStore();
  store.dispatch(setBag(bag([item('1'), item('2', '302'), item('3')])));
  const groups = () =>
    Object.fromEntries(
      Object.entries(selectBag(store.getState()).boutiques).map(([id, { items }]) => [id, items]),
    );
  return { store, groups, count: () => selectBagCount(store.getState()) };
}

test('begins empty, and is emptied by init', () => {
  const { store } = filled();
  store.dispatch(initBag());
  expect(selectBag(store.getState())).toEqual({
    id: '',
    isFlatRateOrder: false,
    boutiques: {},
    count: 0,
    priceInfo: { currencyIsoCode: 'CNY', subTotalAmount: 0, totalShippingFee: 0, grandTotal: 0 },
    availables: [],
    items: [],
  });
});

test('setting it regroups the items by merchant', () => {
  const { store, groups, count } = filled();
  expect(groups()).toEqual({ 301: ['1', '3'], 302: ['2'] });
  expect(selectBag(store.getState()).boutiques[301]?.shipping).toEqual(shipping);
  expect(selectBag(store.getState()).isFlatRateOrder).toBe(true);
  expect(count()).toBe(3);
});

test('adding counts one more, in a group of its own where there is none', () => {
  const { store, groups, count } = filled();
  store.dispatch(addBagItem(item('4', '309')));
  store.dispatch(addBagItem(item('5')));
  expect(count()).toBe(5);
  expect(groups()).toEqual({ 301: ['5', '1', '3'], 302: ['2'], 309: ['4'] });
  expect(selectBag(store.getState()).boutiques[309]?.merchant).toEqual(merchant('309'));
});

test('adding what is there already counts nothing', () => {
  const { store, groups, count } = filled();
  store.dispatch(addBagItem({ ...item('3'), quantity: 2 }));
  expect(count()).toBe(3);
  expect(groups()[301]).toEqual(['3', '1']);
  expect(selectBagItem(store.getState(), '3')?.quantity).toBe(2);
});

test('removing one counts one less; the last one takes its boutique along', () => {
  const { store, groups, count } = filled();
  store.dispatch(removeBagItem('2'));
  expect(count()).toBe(2);
  expect(groups()).toEqual({ 301: ['1', '3'] });
  expect(selectIsAvailable(store.getState(), '2')).toBe(false);
  store.dispatch(removeBagItem('2'));
  expect(count()).toBe(2);
});

test('removing several counts as many less', () => {
  const { store, groups, count } = filled();
  store.dispatch(removeBagItems(['1', '3']));
  expect(count()).toBe(1);
  expect(groups()).toEqual({ 302: ['2'] });
});

test('a change touches the matching item only', () => {
  const { store } = filled();
  const other = selectBagItem(store.getState(), '2');
  store.dispatch(changeBagItem({ id: '1', quantity: 4 }));
  store.dispatch(changeBagItem({ id: '1', size: '40', sizeDescription: 'FR 40' }));
  store.dispatch(changeBagItem({ id: '9', quantity: 3 }));
  expect(selectBagItem(store.getState(), '1')).toMatchObject({ quantity: 4, size: '40' });
  expect(selectBagItem(store.getState(), '2')).toBe(other);
});

test('the count may be known before the bag', () => {
  const store = makeStore();
  store.dispatch(setBagCount(3));
  expect(selectBagCount(store.getState())).toBe(3);
  expect(selectBag(store.getState()).items).toEqual([]);
});
