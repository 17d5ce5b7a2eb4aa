import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import { notFoundError } from '@vitrine/client/testing';
import { guestSessionStarted, shopperSessionStarted } from '@vitrine/state';
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { ScreenView } from '../../ScreenView.tsx';
import { definePrivateScreen } from '../../screen.ts';
import { createLoadContext } from '../../testing.ts';
import { RefetchSignalContext } from './refetch-signal.ts';

type Load = () => Promise<unknown>;

const login = { route: 'login', query: { from: '/user/orders?status=history' } };
const place = { params: {}, query: { status: 'history' } };

const ordersScreen = (loadPrivate: Load) =>
  definePrivateScreen({ name: 'orders', title: () => '', loadPrivate, View: () => '两件在路上' });

function showOrders(loadPrivate: Load, { isLoggedIn = true } = {}) {
  const context = createLoadContext({});
  const shown = renderInShop(context, <ScreenView screen={ordersScreen(loadPrivate)} {...place} />);
  act(() => {
    context.store.dispatch(isLoggedIn ? shopperSessionStarted('key') : guestSessionStarted());
  });
  return { ...shown, ...context };
}

test('shows private data once it has loaded', async () => {
  showOrders(async () => {});
  expect(await screen.findByText('两件在路上')).toBeVisible();
});

test('sends a guest to the log-in without loading, to return to the same page', () => {
  const loadPrivate = vi.fn(async () => {});
  const { platform } = showOrders(loadPrivate, { isLoggedIn: false });
  expect(loadPrivate).not.toHaveBeenCalled();
  expect(platform.destinations).toEqual([login]);
});

test('loads for a guest what guests have too', async () => {
  const bag = definePrivateScreen({
    name: 'bag',
    title: () => '',
    loadPrivate: async () => {},
    View: () => '袋子',
  });
  const context = createLoadContext({});
  const { platform } = renderInShop(context, <ScreenView screen={bag} params={{}} query={{}} />);
  act(() => void context.store.dispatch(guestSessionStarted()));
  expect(await screen.findByText('袋子')).toBeVisible();
  expect(platform.destinations).toEqual([]);
});

test('leads to the log-in when the session has ended meanwhile', async () => {
  const { platform } = showOrders(() => Promise.reject(new ApiError('unauthorised')));
  await waitFor(() => expect(platform.destinations).toEqual([login]));
});

test('says so when the data does not exist', async () => {
  showOrders(() => Promise.reject(notFoundError()));
  expect(await screen.findByText('没有找到')).toBeVisible();
});

test('names a network failure and loads again on retry', async () => {
  const loadPrivate = vi.fn<Load>().mockRejectedValueOnce(new ApiError('network'));
  loadPrivate.mockResolvedValue(undefined);
  showOrders(loadPrivate);
  expect(await screen.findByText('没有网络连接')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(await screen.findByText('两件在路上')).toBeVisible();
});

function Returning({ loadPrivate }: { loadPrivate: Load }) {
  const [returns, setReturns] = useState(0);
  const [orders] = useState(() => ordersScreen(loadPrivate));
  return (
    <RefetchSignalContext.Provider value={returns}>
      <button type="button" onClick={() => setReturns(returns + 1)}>
        回来
      </button>
      <ScreenView screen={orders} {...place} />
    </RefetchSignalContext.Provider>
  );
}

test('keeps what is shown when the reload after returning fails', async () => {
  const loadPrivate = vi.fn<Load>().mockResolvedValueOnce(undefined);
  loadPrivate.mockRejectedValue(new ApiError('network'));
  const context = createLoadContext({});
  renderInShop(context, <Returning loadPrivate={loadPrivate} />);
  act(() => void context.store.dispatch(shopperSessionStarted('key')));
  expect(await screen.findByText('两件在路上')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '回来' }));
  await waitFor(() => expect(loadPrivate).toHaveBeenCalledTimes(2));
  await act(async () => undefined);
  expect(screen.getByText('两件在路上')).toBeVisible();
});

test('passes the loaded data to the view, which may change it and load again', async () => {
  const loadPrivate = vi.fn(async () => 'loaded');
  const counter = definePrivateScreen<string>({
    name: 'orders',
    title: () => '',
    loadPrivate,
    View: ({ data, setData, refetch }) => (
      <>
        <p>{data}</p>
        <button type="button" onClick={() => setData('changed')}>
          change
        </button>
        <button type="button" onClick={refetch}>
          refetch
        </button>
      </>
    ),
  });
  const context = createLoadContext({});
  renderInShop(context, <ScreenView screen={counter} {...place} />);
  act(() => void context.store.dispatch(shopperSessionStarted('key')));
  expect(await screen.findByText('loaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'change' }));
  expect(screen.getByText('changed')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'refetch' }));
  expect(await screen.findByText('loaded')).toBeVisible();
  expect(loadPrivate).toHaveBeenCalledTimes(2);
});
