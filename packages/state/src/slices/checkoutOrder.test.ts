import type { CheckoutOrder, MerchantShipping } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { makeStore, sessionCleared } from '../store.ts';
import { address } from '../testing.ts';
import {
  checkPromoCode,
  chooseShipping,
  rejectPromoCode,
  selectCheckoutOrder,
  selectCheckoutPromo,
  selectMissingChoice,
  selectShippingInfo,
  setCheckoutOrder,
  setCheckoutPersonalId,
  setShippingInfo,
  typePromoCode,
} from './checkoutOrder.ts';

const shippingOption = (type: 'standard' | 'express', selected: boolean) => ({
  type,
  fee: 15_000,
  regularFee: 15_000,
  minDays: 5,
  maxDays: 8,
  promise: { from: '2026-12-01', to: '2026-12-04', place: 'Shanghai' },
  selected,
});
const merchantShipping = (id: string): MerchantShipping => ({
  merchant: { id, name: `Boutique ${id}`, monogram: 'B', city: 'Milan' },
  fee: 15_000,
  shipsFrom: 'abroad',
  passesCustoms: true,
  options: [shippingOption('standard', true), shippingOption('express', false)],
});

const order = (overrides: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  id: '800001',
  status: 'open',
  expiresAt: '2026-11-21T06:00:00.000Z',
  isFlatRateOrder: false,
  items: [],
  shippingAddress: null,
  shippingOptions: [merchantShipping('301'), merchantShipping('302')],
  promo: null,
  priceInfo: {
    currencyIsoCode: 'CNY',
    subTotalAmount: 100,
    totalShippingFee: 0,
    totalDiscount: 0,
    grandTotal: 100,
    taxesIncluded: true,
  },
  payment: { channels: [], instalments: [], rehearsed: [] },
  isPersonalIdRequired: true,
  personalIdId: null,
  ...overrides,
});

const promo = {
  code: 'AUTUMN',
  rewardPackageId: null,
  promotionId: 'autumn',
  name: '秋日全场礼券',
  amount: 80_000,
};

function makeStoreWithOrder(overrides: Partial<CheckoutOrder> = {}) {
  const store = makeStore();
  store.dispatch(setCheckoutOrder(order(overrides)));
  return store;
}

test('starts empty and is reset by a log-out', () => {
  const store = makeStoreWithOrder();
  store.dispatch(sessionCleared());
  expect(selectCheckoutOrder(store.getState())).toBeNull();
  expect(selectCheckoutPromo(store.getState())).toEqual({ value: '', status: 'none', message: '' });
  expect(selectShippingInfo(store.getState())).toEqual([]);
});

test('stores the order of the response', () => {
  const store = makeStoreWithOrder();
  expect(selectCheckoutOrder(store.getState())?.id).toBe('800001');
  expect(selectShippingInfo(store.getState())).toHaveLength(2);
});

test('a promo code is typed, checked, rejected with a reason, and typed again', () => {
  const store = makeStoreWithOrder();
  const shown = () => selectCheckoutPromo(store.getState());
  store.dispatch(typePromoCode('AUTUM'));
  expect(shown()).toEqual({ value: 'AUTUM', status: 'none', message: '' });
  store.dispatch(checkPromoCode());
  expect(shown().status).toBe('checking');
  store.dispatch(rejectPromoCode('优惠码有误，请核对后再试'));
  expect(shown()).toEqual({
    value: 'AUTUM',
    status: 'refused',
    message: '优惠码有误，请核对后再试',
  });
  store.dispatch(typePromoCode('AUTUMN'));
  expect(shown()).toEqual({ value: 'AUTUMN', status: 'none', message: '' });
});

test('shows a promo code or a reward package as applied until it is removed', () => {
  const store = makeStoreWithOrder({ promo });
  expect(selectCheckoutPromo(store.getState())).toMatchObject({
    value: 'AUTUMN',
    status: 'applied',
  });
  store.dispatch(setCheckoutOrder(order({ promo: { ...promo, code: null } })));
  expect(selectCheckoutPromo(store.getState())).toMatchObject({ value: '', status: 'applied' });
  store.dispatch(setCheckoutOrder(order()));
  expect(selectCheckoutPromo(store.getState()).status).toBe('none');
});

test('keeps a typed promo code when something else of the order changes', () => {
  const store = makeStoreWithOrder();
  store.dispatch(typePromoCode('AUT'));
  store.dispatch(setCheckoutOrder(order({ shippingAddress: address('600001') })));
  expect(selectCheckoutPromo(store.getState()).value).toBe('AUT');
  store.dispatch(checkPromoCode());
  store.dispatch(setCheckoutOrder(order()));
  expect(selectCheckoutPromo(store.getState()).value).toBe('');
});

test('selects a shipping option for one merchant at once', () => {
  const store = makeStoreWithOrder();
  store.dispatch(chooseShipping({ merchantId: '302', type: 'express' }));
  const selectedTypes = selectShippingInfo(store.getState()).map(({ options }) =>
    options.filter(({ selected }) => selected).map(({ type }) => type),
  );
  expect(selectedTypes).toEqual([['standard'], ['express']]);
  store.dispatch(setShippingInfo([merchantShipping('309')]));
  expect(selectShippingInfo(store.getState())).toEqual([merchantShipping('309')]);
});

test.each([
  ['an address', order(), 'address'],
  ['a personal ID', order({ shippingAddress: address('600001') }), 'personal-id'],
  [
    'nothing where none is required',
    order({ shippingAddress: address('600001'), isPersonalIdRequired: false }),
    null,
  ],
])('reports %s as the missing choice', (_, checkoutOrder, expected) => {
  const store = makeStore();
  store.dispatch(setCheckoutOrder(checkoutOrder));
  expect(selectMissingChoice(store.getState())).toBe(expected);
});

test('reports no missing choice once a personal ID is attached', () => {
  const store = makeStoreWithOrder({ shippingAddress: address('600001') });
  store.dispatch(setCheckoutPersonalId('0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40'));
  expect(selectMissingChoice(store.getState())).toBeNull();
});
