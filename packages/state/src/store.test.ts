import { expect, test, vi } from 'vitest';
import type { RegisteredSlice } from './slice.ts';

// Test files of a worker share modules; a registry of its own holds no slices of other test files.
vi.resetModules();
const { findSlice, isPageSlice, onSliceRegistered } = await import('./slice.ts');
const exported = await import('./slices.ts');
const { makeStore, sessionCleared } = await import('./store.ts');

const registered: RegisteredSlice[] = [];
onSliceRegistered((slice) => registered.push(slice));

const slicesWhere = (matches: (slice: RegisteredSlice) => boolean): string[] =>
  registered
    .filter(matches)
    .map(({ name }) => name)
    .sort();

test('registers every slice that the package exports', () => {
  const slices: unknown[] = Object.values(exported).filter(
    (value) => typeof value === 'object' && 'reducer' in value,
  );
  expect(slices.length).toBeGreaterThan(30);
  expect(new Set(registered)).toEqual(new Set(slices));
});

test('resets all slices of the shopper, and only those, when the session is cleared', () => {
  const preloaded = Object.fromEntries(
    registered.map(({ name, initialState }) => [name, initialState]),
  );
  const store = makeStore({ preloaded });
  store.dispatch(sessionCleared());
  const remaining = Object.keys(store.getState()).sort();
  expect(remaining).toEqual(slicesWhere(({ owner }) => owner !== 'shopper'));
  expect(remaining).toEqual(expect.arrayContaining(['common', 'filter', 'session', 'user']));
});

test.each([
  'addressBook',
  'bag',
  'checkoutOrder',
  'lottery',
  'membership',
  'order',
  'orderConfirm',
  'orders',
  'personal',
  'pidBindInfo',
  'pidBook',
  'productAlerts',
  'questionnaire',
  'referral',
  'rewards',
  'tasks',
  'wishlist',
])('%s belongs to the shopper, so that it is reset with the session', (name) => {
  expect(findSlice(name)?.owner).toBe('shopper');
});

test('gives every page of a mini-program its own copy of what only that page shows', () => {
  const pageSlices = slicesWhere(({ name }) => isPageSlice(name));
  expect(pageSlices).toEqual(slicesWhere(({ isPerPage }) => isPerPage));
  expect(pageSlices).toEqual(expect.arrayContaining(slicesWhere(({ owner }) => owner === 'page')));
  expect(pageSlices).toEqual(expect.arrayContaining(['lottery', 'order', 'orderConfirm']));
  expect(pageSlices).not.toContain('bag');
});

test('runs no listener for an action that changes nothing', () => {
  const store = makeStore();
  let calls = 0;
  store.subscribe(() => {
    calls += 1;
  });
  store.dispatch({ type: 'unknown/set', payload: 1 });
  expect(calls).toBe(0);
  store.dispatch(exported.setPrefGender('men'));
  expect(calls).toBe(1);
});
