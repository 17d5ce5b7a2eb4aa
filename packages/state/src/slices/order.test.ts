import type { MerchantOrder, Order, PersonalId, ShipmentTracking } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { makeStore, sessionCleared } from '../store.ts';
import {
  selectIsOrderPidMissing,
  selectOrder,
  selectOrderClearance,
  selectOrderPersonalId,
  selectOrderTracking,
  setMerchantOrder,
  setOrder,
  setOrderPidInfo,
  setOrderTracking,
} from './order.ts';
import {
  selectConfirmedOrder,
  selectHasConfirmedPid,
  setConfirmedOrder,
  setConfirmedPidInfo,
} from './orderConfirm.ts';

const merchantOrder = (id: string, overrides: Partial<MerchantOrder> = {}) =>
  ({
    id,
    status: 'delivered',
    signedAt: null,
    items: [],
    ...overrides,
  }) as unknown as MerchantOrder;
const order = (id: string) =>
  ({
    id,
    isPersonalIdRequired: true,
    shippingAddress: { city: { name: '上海市' }, country: { code: 'CN' } },
    merchantOrders: [merchantOrder('5001'), merchantOrder('5002')],
  }) as unknown as Order;
const personalId = { id: 'p1', maskedName: '林**' } as PersonalId;
const tracking = { trackingNumber: 'EM884200019CN' } as ShipmentTracking;

test('clears personal ID and tracking for another order, and keeps them for the same one', () => {
  const store = makeStore();
  store.dispatch(setOrder(order('1')));
  store.dispatch(setOrderPidInfo({ personalId, clearanceStatus: 'passed' }));
  store.dispatch(setOrderTracking([tracking]));
  store.dispatch(setOrder(order('1')));
  expect(selectOrderPersonalId(store.getState())).toEqual(personalId);
  expect(selectOrderClearance(store.getState())).toBe('passed');
  expect(selectOrderTracking(store.getState())).toEqual([tracking]);
  store.dispatch(setOrder(order('2')));
  expect(selectOrderPersonalId(store.getState())).toBeNull();
  expect(selectOrderTracking(store.getState())).toEqual([]);
});

test('reports a missing personal ID only after it was loaded', () => {
  const store = makeStore();
  store.dispatch(setOrder(order('1')));
  expect(selectIsOrderPidMissing(store.getState())).toBe(false);
  store.dispatch(setOrderPidInfo({ personalId: null, clearanceStatus: null }));
  expect(selectIsOrderPidMissing(store.getState())).toBe(true);
  store.dispatch(setOrderPidInfo({ personalId, clearanceStatus: 'checking' }));
  expect(selectIsOrderPidMissing(store.getState())).toBe(false);
});

test('replaces a merchant order after its delivery was confirmed, until the log-out', () => {
  const store = makeStore();
  store.dispatch(setMerchantOrder(merchantOrder('5001')));
  expect(selectOrder(store.getState())).toBeNull();
  store.dispatch(setOrder(order('1')));
  store.dispatch(setMerchantOrder(merchantOrder('5002', { signedAt: '2026-11-21T06:00:00.000Z' })));
  expect(selectOrder(store.getState())?.merchantOrders.map(({ signedAt }) => signedAt)).toEqual([
    null,
    '2026-11-21T06:00:00.000Z',
  ]);
  store.dispatch(sessionCleared());
  expect(selectOrder(store.getState())).toBeNull();
});

test('stores the paid order separately from the viewed one', () => {
  const store = makeStore();
  store.dispatch(setConfirmedOrder(order('3')));
  store.dispatch(setConfirmedPidInfo({ personalId: null, clearanceStatus: null }));
  expect(selectConfirmedOrder(store.getState())?.id).toBe('3');
  expect(selectHasConfirmedPid(store.getState())).toBe(true);
  expect(selectOrder(store.getState())).toBeNull();
});
