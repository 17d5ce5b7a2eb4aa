import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import { bindToCheckout, resetPidBindInfo, selectBoundCheckoutId } from './pidBindInfo.ts';

test('remembers the checkout that a personal ID is chosen for', () => {
  const store = makeStore();
  expect(selectBoundCheckoutId(store.getState())).toBe('');
  store.dispatch(bindToCheckout('800001'));
  expect(selectBoundCheckoutId(store.getState())).toBe('800001');
  store.dispatch(resetPidBindInfo());
  expect(selectBoundCheckoutId(store.getState())).toBe('');
});
