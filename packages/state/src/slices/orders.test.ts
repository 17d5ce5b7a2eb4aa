import type { OrderList, OrderSummary } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import {
  appendOrders,
  selectActiveCount,
  selectActiveOrders,
  selectHasMoreOrders,
  selectIsOrdersLoaded,
  selectOrderHistory,
  selectOrdersPagination,
  selectUnpaidOrders,
  setOrders,
  setUnpaidOrders,
} from './orders.ts';

const order = (id: string): OrderSummary => ({
  id,
  number: `20261121${id}`,
  status: 'paid',
  statusText: '已付款',
  hint: '',
  placedAt: '2026-11-21T06:00:00.000Z',
  isHistory: false,
  isTest: false,
  isIdentityNeeded: false,
  canCancel: true,
  priceInfo: {
    currencyIsoCode: 'CNY',
    subTotalAmount: 100,
    totalShippingFee: 0,
    totalDiscount: 0,
    grandTotal: 100,
    taxesIncluded: true,
  },
  pieces: 1,
  items: [],
  merchantOrders: [],
});

const list = (status: OrderList['status'], page: number, ...ids: string[]): OrderList => ({
  status,
  items: ids.map(order),
  activeCount: 2,
  pagination: { page, size: 2, totalItems: 3, totalPages: 2 },
});

const idsOf = (orders: readonly OrderSummary[]) => orders.map(({ id }) => id);

test('starts at the first page of ten, with nothing loaded', () => {
  const state = makeStore().getState();
  expect(selectOrdersPagination(state)).toEqual({
    page: 1,
    size: 10,
    totalItems: 0,
    totalPages: 0,
  });
  expect(selectIsOrdersLoaded(state, 'active')).toBe(false);
  expect(selectActiveOrders(state)).toEqual([]);
});

test('stores the unpaid orders beside the placed ones', () => {
  const store = makeStore();
  const { priceInfo, pieces, items } = order('1');
  const unpaid = { id: '8', paymentId: 'p', expiresAt: '', priceInfo, pieces, items };
  store.dispatch(setUnpaidOrders([unpaid]));
  expect(selectUnpaidOrders(store.getState())).toEqual([unpaid]);
  expect(selectIsOrdersLoaded(store.getState(), 'unpaid')).toBe(true);
  expect(selectIsOrdersLoaded(store.getState(), 'active')).toBe(false);
});

test('stores a list by its status without changing the other one', () => {
  const store = makeStore();
  store.dispatch(setOrders(list('active', 1, '3')));
  store.dispatch(setOrders(list('history', 1, '2', '1')));
  store.dispatch(setOrders(list('active', 1, '4')));
  expect(idsOf(selectActiveOrders(store.getState()))).toEqual(['4']);
  expect(idsOf(selectOrderHistory(store.getState()))).toEqual(['2', '1']);
  expect(selectActiveCount(store.getState())).toBe(2);
  expect(selectIsOrdersLoaded(store.getState(), 'history')).toBe(true);
});

test('stores a pagination for the history only', () => {
  const store = makeStore();
  store.dispatch(setOrders(list('active', 2, '3')));
  expect(selectOrdersPagination(store.getState()).page).toBe(1);
  store.dispatch(setOrders(list('history', 1, '2')));
  expect(selectHasMoreOrders(store.getState())).toBe(true);
  store.dispatch(setOrders(list('active', 1, '3')));
  expect(selectOrdersPagination(store.getState()).totalPages).toBe(2);
});

test('appends the next page and shows each order once', () => {
  const store = makeStore();
  store.dispatch(setOrders(list('history', 1, '3', '2')));
  store.dispatch(appendOrders(list('history', 2, '2', '1')));
  expect(idsOf(selectOrderHistory(store.getState()))).toEqual(['3', '2', '1']);
  expect(selectHasMoreOrders(store.getState())).toBe(false);
});
