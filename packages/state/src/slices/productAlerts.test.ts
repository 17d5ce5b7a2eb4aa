import type { ProductAlert } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import {
  addProductAlert,
  removeProductAlert,
  selectPriceAlert,
  selectProductAlerts,
  selectSizeAlert,
  setProductAlerts,
} from './productAlerts.ts';

const alert = (id: string, more: Partial<ProductAlert> = {}): ProductAlert => ({
  id,
  kind: 'back-in-stock',
  productId: '1',
  variantId: '11',
  sizeDescription: 'FR 38',
  priceWhenAsked: 1_000,
  status: 'waiting',
  askedAt: '2026-11-20T04:00:00.000Z',
  ...more,
});
const priceAlert = alert('2', { kind: 'price-drop', variantId: null, sizeDescription: null });

test('finds the alert of a size and that of a price', () => {
  const store = makeStore();
  store.dispatch(setProductAlerts({ alerts: [alert('1'), priceAlert], products: [] }));
  expect(selectSizeAlert(store.getState(), '11')?.id).toBe('1');
  expect(selectSizeAlert(store.getState(), '12')).toBeUndefined();
  expect(selectPriceAlert(store.getState(), '1')?.id).toBe('2');
});

test('an alert that was sent waits no more', () => {
  const store = makeStore();
  store.dispatch(setProductAlerts({ alerts: [alert('1', { status: 'sent' })], products: [] }));
  expect(selectSizeAlert(store.getState(), '11')).toBeUndefined();
});

test('an alert that is asked for again is listed once, first', () => {
  const store = makeStore();
  store.dispatch(setProductAlerts({ alerts: [priceAlert, alert('1')], products: [] }));
  store.dispatch(addProductAlert(alert('1')));
  expect(selectProductAlerts(store.getState()).map(({ id }) => id)).toEqual(['1', '2']);
  store.dispatch(removeProductAlert('1'));
  expect(selectProductAlerts(store.getState()).map(({ id }) => id)).toEqual(['2']);
});
