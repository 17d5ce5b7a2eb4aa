import type { Bag, BagItem } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import {
  addBagItem,
  changeBagItem,
  removeBagItem,
  removeBagItems,
  resetBag,
  selectBag,
  selectBagCount,
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
  opensAt: null,
  notices: [],
});

const shipping = {
  fee: 15_000,
  regularFee: 15_000,
  freeFrom: 2_000_000,
  missingForFree: 1_999_900,
  promise: null,
};

const route = { shipsFrom: 'abroad', passesCustoms: true } as const;

/** Groups in another order than the items, as a server may send them. */
const bag = (items: BagItem[]): Bag => ({
  id: 'b',
  isFlatRateOrder: true,
  count: items.length,
  items,
  boutiques: {
    302: { merchant: merchant('302'), shipping, ...route, items: [] },
    301: { merchant: merchant('301'), shipping, ...route, items: ['gone'] },
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
  const findItem = (id: string) => selectBag(store.getState()).items.find((each) => each.id === id);
  return { store, groups, findItem, count: () => selectBagCount(store.getState()) };
}

test('starts empty and is emptied by a reset', () => {
  const { store } = filled();
  store.dispatch(resetBag());
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

test('groups the items of a loaded bag by merchant', () => {
  const { store, groups, count } = filled();
  expect(groups()).toEqual({ 301: ['1', '3'], 302: ['2'] });
  expect(selectBag(store.getState()).boutiques[301]?.shipping).toEqual(shipping);
  expect(selectBag(store.getState()).isFlatRateOrder).toBe(true);
  expect(count()).toBe(3);
});

test('adds a new item to the count and to a new group of its merchant', () => {
  const { store, groups, count } = filled();
  store.dispatch(addBagItem(item('4', '309')));
  store.dispatch(addBagItem(item('5')));
  expect(count()).toBe(5);
  expect(groups()).toEqual({ 301: ['5', '1', '3'], 302: ['2'], 309: ['4'] });
  expect(selectBag(store.getState()).boutiques[309]?.merchant).toEqual(merchant('309'));
});

test('adds the quantity of an item that is added again', () => {
  const { store, groups, count, findItem } = filled();
  store.dispatch(addBagItem({ ...item('3'), quantity: 3 }));
  expect(count()).toBe(5);
  expect(groups()[301]).toEqual(['3', '1']);
  expect(findItem('3')?.quantity).toBe(3);
});

test('removes an item from the count, and an empty boutique with it', () => {
  const { store, groups, count } = filled();
  store.dispatch(removeBagItem('2'));
  expect(count()).toBe(2);
  expect(groups()).toEqual({ 301: ['1', '3'] });
  expect(selectBag(store.getState()).availables).toEqual(['1', '3']);
  store.dispatch(removeBagItem('2'));
  expect(count()).toBe(2);
});

test('removes the whole quantity of an item from the count', () => {
  const { store, count } = filled();
  store.dispatch(changeBagItem({ id: '1', quantity: 4 }));
  expect(count()).toBe(6);
  store.dispatch(removeBagItem('1'));
  expect(count()).toBe(2);
});

test('removes several items from the count', () => {
  const { store, groups, count } = filled();
  store.dispatch(removeBagItems(['1', '3']));
  expect(count()).toBe(1);
  expect(groups()).toEqual({ 302: ['2'] });
});

test('changes only the matching item', () => {
  const { store, findItem } = filled();
  const other = findItem('2');
  store.dispatch(changeBagItem({ id: '1', quantity: 4 }));
  store.dispatch(changeBagItem({ id: '1', size: '40', sizeDescription: 'FR 40' }));
  store.dispatch(changeBagItem({ id: '9', quantity: 3 }));
  expect(findItem('1')).toMatchObject({ quantity: 4, size: '40' });
  expect(findItem('2')).toBe(other);
});

test('accepts the count before the bag is loaded', () => {
  const store = makeStore();
  store.dispatch(setBagCount(3));
  expect(selectBagCount(store.getState())).toBe(3);
  expect(selectBag(store.getState()).items).toEqual([]);
});
