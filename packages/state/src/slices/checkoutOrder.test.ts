import type { CheckoutOrder, MerchantShipping } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import { address } from '../testing.ts';
import {
  checkPromoCode,
  chooseShipping,
  refusePromoCode,
  resetCheckoutOrder,
  selectCheckoutOrder,
  selectCheckoutPromo,
  selectMissingChoice,
  selectShippingInfo,
  setCheckoutOrder,
  setCheckoutPersonalId,
  setShippingInfo,
  typePromoCode,
} from './checkoutOrder.ts';

const way = (type: 'standard' | 'express', selected: boolean) => ({
  type,
  fee: 15_000,
  minDays: 5,
  maxDays: 8,
  selected,
});
const shippingOf = (id: string): MerchantShipping => ({
  merchant: { id, name: `Boutique ${id}`, monogram: 'B', city: 'Milan' },
  fee: 15_000,
  options: [way('standard', true), way('express', false)],
});

const order = (more: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  id: '800001',
  status: 'open',
  expiresAt: '2026-11-21T06:00:00.000Z',
  isFlatRateOrder: false,
  items: [],
  shippingAddress: null,
  shippingOptions: [shippingOf('301'), shippingOf('302')],
  promo: null,
  priceInfo: {
    currencyIsoCode: 'CNY',
    subTotalAmount: 100,
    totalShippingFee: 0,
    totalDiscount: 0,
    grandTotal: 100,
    taxesIncluded: true,
  },
  isPersonalIdRequired: true,
  personalIdId: null,
  ...more,
});

const promo = {
  code: 'AUTUMN',
  rewardPackageId: null,
  promotionId: 'autumn',
  name: '秋日全场礼券',
  amount: 80_000,
};

function opened(more: Partial<CheckoutOrder> = {}) {
  const store = makeStore();
  store.dispatch(setCheckoutOrder(order(more)));
  return store;
}

test('begins with nothing, and goes back to it', () => {
  const store = opened();
  store.dispatch(resetCheckoutOrder());
  expect(selectCheckoutOrder(store.getState())).toBeNull();
  expect(selectCheckoutPromo(store.getState())).toEqual({ value: '', status: 'none', message: '' });
  expect(selectShippingInfo(store.getState())).toEqual([]);
});

test('holds what the shop answered', () => {
  const store = opened();
  expect(selectCheckoutOrder(store.getState())?.id).toBe('800001');
  expect(selectShippingInfo(store.getState())).toHaveLength(2);
});

test('a code is typed, checked, refused with a reason, and typed again', () => {
  const store = opened();
  const shown = () => selectCheckoutPromo(store.getState());
  store.dispatch(typePromoCode('AUTUM'));
  expect(shown()).toEqual({ value: 'AUTUM', status: 'none', message: '' });
  store.dispatch(checkPromoCode());
  expect(shown().status).toBe('checking');
  store.dispatch(refusePromoCode('优惠码有误，请核对后再试'));
  expect(shown()).toEqual({
    value: 'AUTUM',
    status: 'refused',
    message: '优惠码有误，请核对后再试',
  });
  store.dispatch(typePromoCode('AUTUMN'));
  expect(shown()).toEqual({ value: 'AUTUMN', status: 'none', message: '' });
});

test('a code or a reward package that counts is applied until it is taken off', () => {
  const store = opened({ promo });
  expect(selectCheckoutPromo(store.getState())).toMatchObject({
    value: 'AUTUMN',
    status: 'applied',
  });
  store.dispatch(setCheckoutOrder(order({ promo: { ...promo, code: null } })));
  expect(selectCheckoutPromo(store.getState())).toMatchObject({ value: '', status: 'applied' });
  store.dispatch(setCheckoutOrder(order()));
  expect(selectCheckoutPromo(store.getState()).status).toBe('none');
});

test('what is typed outlives a change of something else', () => {
  const store = opened();
  store.dispatch(typePromoCode('AUT'));
  store.dispatch(setCheckoutOrder(order({ shippingAddress: address('600001') })));
  expect(selectCheckoutPromo(store.getState()).value).toBe('AUT');
  store.dispatch(checkPromoCode());
  store.dispatch(setCheckoutOrder(order()));
  expect(selectCheckoutPromo(store.getState()).value).toBe('');
});

test('a way of sending is chosen for one boutique at once', () => {
  const store = opened();
  store.dispatch(chooseShipping({ merchantId: '302', type: 'express' }));
  const chosen = selectShippingInfo(store.getState()).map(({ options }) =>
    options.filter(({ selected }) => selected).map(({ type }) => type),
  );
  expect(chosen).toEqual([['standard'], ['express']]);
  store.dispatch(setShippingInfo([shippingOf('309')]));
  expect(selectShippingInfo(store.getState())).toEqual([shippingOf('309')]);
});

test.each([
  ['an address', order(), 'address'],
  ['a personal ID', order({ shippingAddress: address('600001') }), 'personal-id'],
  [
    'nothing where none is required',
    order({ shippingAddress: address('600001'), isPersonalIdRequired: false }),
    null,
  ],
])('misses %s', (_, given, expected) => {
  const store = makeStore();
  store.dispatch(setCheckoutOrder(given));
  expect(selectMissingChoice(store.getState())).toBe(expected);
});

test('misses nothing once a personal ID is attached', () => {
  const store = opened({ shippingAddress: address('600001') });
  store.dispatch(setCheckoutPersonalId('0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40'));
  expect(selectMissingChoice(store.getState())).toBeNull();
});
