import type { Api } from '@vitrine/client';
import { type Store, selectBagCount, sessionStarted, setBagCount } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { createLoadContext } from '../testing.ts';
import { loadBagCount } from './load-bag-count.ts';

function createShop(getBagCount: Api['getBagCount'], bagId = 'own') {
  const context = createLoadContext({ getBagCount });
  context.store.dispatch(sessionStarted({ isGuest: true, bagId }));
  return context;
}
const count = (store: Store) => selectBagCount(store.getState());

test('stores the number of items in the bag', async () => {
  const getBagCount = vi.fn(async () => ({ count: 4 }));
  const { api, store } = createShop(getBagCount);
  await loadBagCount({ api, store, bagId: 'own', hasOwnerChanged: false });
  expect(getBagCount).toHaveBeenCalledExactlyOnceWith({ params: { id: 'own' } });
  expect(count(store)).toBe(4);
});

test('shares one request between calls for the same bag, and asks again afterwards', async () => {
  const getBagCount = vi.fn(async () => ({ count: 4 }));
  const { api, store } = createShop(getBagCount);
  const options = { api, store, bagId: 'own', hasOwnerChanged: false };
  await Promise.all([loadBagCount(options), loadBagCount(options)]);
  expect(getBagCount).toHaveBeenCalledOnce();
  await loadBagCount(options);
  expect(getBagCount).toHaveBeenCalledTimes(2);
});

test('asks again after a failed request', async () => {
  const getBagCount = vi.fn(async () => ({ count: 4 }));
  getBagCount.mockRejectedValueOnce(new Error('offline'));
  const { api, store } = createShop(getBagCount);
  const options = { api, store, bagId: 'own', hasOwnerChanged: false };
  await expect(loadBagCount(options)).rejects.toThrow('offline');
  await loadBagCount(options);
  expect(count(store)).toBe(4);
});

test('ignores the number of a bag that is no longer the current one', async () => {
  const { api, store } = createShop(async () => {
    store.dispatch(sessionStarted({ isGuest: true, bagId: 'other' }));
    return { count: 4 };
  });
  await loadBagCount({ api, store, bagId: 'own', hasOwnerChanged: false });
  expect(count(store)).toBe(0);
});

test('empties the number of the shopper before, also without a new bag', async () => {
  const getBagCount = vi.fn(async () => ({ count: 4 }));
  const { api, store } = createShop(getBagCount, '');
  store.dispatch(setBagCount(3));
  await loadBagCount({ api, store, bagId: '', hasOwnerChanged: true });
  expect(count(store)).toBe(0);
  expect(getBagCount).not.toHaveBeenCalled();
});
