import { render, screen, waitFor } from '@testing-library/react';
import { type Api, ApiError } from '@vitrine/client';
import { fakeApi } from '@vitrine/client/testing';
import { trackDeferred } from '@vitrine/features';
import { clearSession } from '@vitrine/features/session';
import { createTestPlatform } from '@vitrine/platform/testing';
import {
  makeStore,
  type Store,
  selectActiveOrders,
  selectIsOrdersLoaded,
  sessionStarted,
} from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { App } from '../app/App.tsx';
import type { Page } from '../app/page.ts';
import { createLoader, type LoadedUpdate } from './loader.ts';

const ORDERS = '/user/orders';

const firstPage: Page = {
  screen: { name: 'home', View: () => null },
  title: '',
  params: {},
  query: {},
  deferred: trackDeferred(),
};

type OrderList = Awaited<ReturnType<Api['listOrders']>>;

const noOrders = (): OrderList => ({
  status: 'active',
  items: [],
  activeCount: 0,
  pagination: { page: 1, size: 50, totalItems: 0, totalPages: 0 },
});

function setUp(replies: Partial<Api>, session?: { isGuest: boolean }) {
  const store = makeStore();
  if (session) store.dispatch(sessionStarted({ ...session, bagId: 'b1' }));
  const api = fakeApi(replies);
  let current = firstPage;
  const onModuleFailure = vi.fn();
  const loader = createLoader({
    ...{ api, store, language: 'zh-CN', currentPage: () => current, onModuleFailure },
  });
  /** Shows a loaded page as the navigator does. */
  function show({ loaded, commit }: LoadedUpdate) {
    commit();
    current = loaded.page;
    const platform = createTestPlatform();
    return render(<App api={api} store={store} platform={platform} page={loaded.page} />);
  }
  const open = (url: string) => loader.load(url, new AbortController().signal);
  return { store, loader, open, show, onModuleFailure };
}

const shopper = { isGuest: false };
const guest = { isGuest: true };
const isLoaded = (store: Store) => selectIsOrdersLoaded(store.getState(), 'active');
const empty = () => screen.queryByText('没有进行中的订单');

test('requests private data while the old page is shown, and skips the skeleton when it has arrived', async () => {
  const listOrders = vi.fn(async () => noOrders());
  const { store, open, show } = setUp({ listOrders }, shopper);
  const update = await open(ORDERS);
  expect(listOrders).toHaveBeenCalledOnce();
  expect(isLoaded(store)).toBe(false);
  show(update);
  expect(empty()).toBeInTheDocument();
  expect(isLoaded(store)).toBe(true);
  await waitFor(() => expect(listOrders).toHaveBeenCalledOnce());
});

test('shows the skeleton for data that is slow, and the data once it arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<OrderList>();
  const listOrders = vi.fn(() => promise);
  const { open, show } = setUp({ listOrders }, shopper);
  show(await open(ORDERS));
  expect(empty()).toBeNull();
  resolve(noOrders());
  await waitFor(() => expect(empty()).toBeInTheDocument());
  expect(listOrders).toHaveBeenCalledOnce();
});

test('loads again in the view after a failure', async () => {
  const listOrders = vi.fn(async () => noOrders());
  listOrders.mockRejectedValueOnce(new ApiError('network'));
  const { open, show } = setUp({ listOrders }, shopper);
  show(await open(ORDERS));
  await waitFor(() => expect(empty()).toBeInTheDocument());
  expect(listOrders).toHaveBeenCalledTimes(2);
});

test.each([
  ['a guest', guest],
  ['a session that is not known yet', undefined],
])('requests no data of shoppers for %s', async (_, session) => {
  const listOrders = vi.fn(async () => noOrders());
  const { open } = setUp({ listOrders }, session);
  expect((await open(ORDERS)).loaded.page.preloaded).toBeUndefined();
  expect(listOrders).not.toHaveBeenCalled();
});

test('requests the bag of a guest', async () => {
  const getBag = vi.fn(() => Promise.reject(new ApiError('network')));
  const { open } = setUp({ getBag }, guest);
  await open('/bag');
  expect(getBag).toHaveBeenCalledOnce();
});

test('requests nothing private for the prefetch of a link', async () => {
  const listOrders = vi.fn(async () => noOrders());
  const { loader, open } = setUp({ listOrders }, shopper);
  loader.prefetch(ORDERS);
  await open(ORDERS);
  expect(listOrders).toHaveBeenCalledOnce();
});

test('requests nothing again when only the query of the shown screen changes', async () => {
  const listOrders = vi.fn(async () => noOrders());
  const { open, show } = setUp({ listOrders }, shopper);
  show(await open(ORDERS));
  expect((await open(`${ORDERS}?utm_source=letter`)).loaded.page.preloaded).toBeUndefined();
  expect((await open(`${ORDERS}?status=history`)).loaded.page.preloaded).toBeDefined();
});

test('drops the data of a shopper who logs out before the page is shown', async () => {
  const { store, open } = setUp({ listOrders: async () => noOrders() }, shopper);
  const { loaded, commit } = await open(ORDERS);
  clearSession(store);
  commit();
  expect(isLoaded(store)).toBe(false);
  expect(loaded.page.preloaded?.result).toBeUndefined();
  expect(loaded.page.preloaded?.take(new AbortController().signal)).toBeUndefined();
});

test('drops data that arrives after the log-out', async () => {
  const { promise, resolve } = Promise.withResolvers<OrderList>();
  const { store, open } = setUp({ listOrders: () => promise }, shopper);
  const { commit } = await open(ORDERS);
  commit();
  clearSession(store);
  resolve({ ...noOrders(), activeCount: 3 });
  await promise;
  expect(isLoaded(store)).toBe(false);
  expect(selectActiveOrders(store.getState())).toEqual([]);
});

test.each([
  ['a call that failed', new ApiError('network'), 0],
  ['code that could not be loaded', new TypeError('Importing a module script failed.'), 1],
])('shows the page for a failed load after %s', async (_, error, moduleFailures) => {
  const { open, show, onModuleFailure } = setUp({ searchContents: () => Promise.reject(error) });
  show(await open('/content/spring'));
  expect(screen.getByRole('alert')).toHaveTextContent('加载失败');
  expect(onModuleFailure).toHaveBeenCalledTimes(moduleFailures);
});
