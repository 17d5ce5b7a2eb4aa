import type { MerchantOrder, Order, ParcelTracking, PersonalId } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import {
  resetOrder,
  selectIsOrderPidMissing,
  selectOrder,
  selectOrderClearance,
  selectOrderPersonalId,
  selectOrderTracking,
  setOrder,
  setOrderParcel,
  setOrderPidInfo,
  setOrderTracking,
} from './order.ts';
import {
  selectConfirmedOrder,
  selectHasConfirmedPid,
  setConfirmedOrder,
  setConfirmedPidInfo,
} from './orderConfirm.ts';

const parcel = (id: string, more: Partial<MerchantOrder> = {}) =>
  ({ id, status: 'delivered', signedAt: null, items: [], ...more }) as unknown as MerchantOrder;
const order = (id: string) =>
  ({
    id,
    isPersonalIdRequired: true,
    shippingAddress: { city: { name: '上海市' }, country: { code: 'CN' } },
    merchantOrders: [parcel('5001'), parcel('5002')],
  }) as unknown as Order;
const person = { id: 'p1', maskedName: '林**' } as PersonalId;
const tracking = { trackingNumber: 'EM884200019CN' } as ParcelTracking;

test('the order that is looked at brings nothing of the one before', () => {
  const store = makeStore();
  store.dispatch(setOrder(order('1')));
  store.dispatch(setOrderPidInfo({ personalId: person, clearanceStatus: 'passed' }));
  store.dispatch(setOrderTracking([tracking]));
  store.dispatch(setOrder(order('1')));
  expect(selectOrderPersonalId(store.getState())).toEqual(person);
  expect(selectOrderClearance(store.getState())).toBe('passed');
  expect(selectOrderTracking(store.getState())).toEqual([tracking]);
  store.dispatch(setOrder(order('2')));
  expect(selectOrderPersonalId(store.getState())).toBeNull();
  expect(selectOrderTracking(store.getState())).toEqual([]);
});

test('a personal ID is missing only once somebody has looked', () => {
  const store = makeStore();
  store.dispatch(setOrder(order('1')));
  expect(selectIsOrderPidMissing(store.getState())).toBe(false);
  store.dispatch(setOrderPidInfo({ personalId: null, clearanceStatus: null }));
  expect(selectIsOrderPidMissing(store.getState())).toBe(true);
  store.dispatch(setOrderPidInfo({ personalId: person, clearanceStatus: 'checking' }));
  expect(selectIsOrderPidMissing(store.getState())).toBe(false);
});

test('a parcel that was signed for takes the place of the one before', () => {
  const store = makeStore();
  store.dispatch(setOrderParcel(parcel('5001')));
  expect(selectOrder(store.getState())).toBeNull();
  store.dispatch(setOrder(order('1')));
  store.dispatch(setOrderParcel(parcel('5002', { signedAt: '2026-11-21T06:00:00.000Z' })));
  expect(selectOrder(store.getState())?.merchantOrders.map(({ signedAt }) => signedAt)).toEqual([
    null,
    '2026-11-21T06:00:00.000Z',
  ]);
  store.dispatch(resetOrder());
  expect(selectOrder(store.getState())).toBeNull();
});

test('the order that was just paid is held apart from the one that is looked at', () => {
  const store = makeStore();
  store.dispatch(setConfirmedOrder(order('3')));
  store.dispatch(setConfirmedPidInfo({ personalId: null, clearanceStatus: null }));
  expect(selectConfirmedOrder(store.getState())?.id).toBe('3');
  expect(selectHasConfirmedPid(store.getState())).toBe(true);
  expect(selectOrder(store.getState())).toBeNull();
});
