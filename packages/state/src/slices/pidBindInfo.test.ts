import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import { bindToCheckout, resetPidBindInfo, selectBoundCheckoutId } from './pidBindInfo.ts';

test('stores the checkout that a personal ID is being selected for', () => {
  const store = makeStore();
  expect(selectBoundCheckoutId(store.getState())).toBe('');
  store.dispatch(bindToCheckout('800001'));
  expect(selectBoundCheckoutId(store.getState())).toBe('800001');
  store.dispatch(resetPidBindInfo());
  expect(selectBoundCheckoutId(store.getState())).toBe('');
});
