import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import { notFound } from '@vitrine/client/testing';
import { guestEntered, shopperEntered } from '@vitrine/state';
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { showIn } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { ComingBackContext } from './coming-back.ts';
import { Own } from './Own.tsx';

const login = { route: 'login', query: { from: '/user/orders' } };

function showOwn(load: () => Promise<unknown>, { isLoggedIn = true } = {}) {
  const context = loadContext({});
  const shown = showIn(
    context,
    <Own here={{ route: 'orders' }} of="active" skeleton="unready" load={load}>
      两件在路上
    </Own>,
  );
  act(() => {
    context.store.dispatch(isLoggedIn ? shopperEntered('key') : guestEntered());
  });
  return { ...shown, ...context };
}

function showGuests() {
  const context = loadContext({});
  const shown = showIn(
    context,
    <Own here={{ route: 'bag' }} of="" ofGuests skeleton="unready" load={async () => {}}>
      袋子
    </Own>,
  );
  return { ...shown, ...context };
}

test('what belongs to a shopper is shown once it is there', async () => {
  showOwn(async () => {});
  expect(await screen.findByText('两件在路上')).toBeVisible();
});

test('nobody in particular is asked to log in, and nothing is fetched', () => {
  const load = vi.fn(async () => {});
  const { platform } = showOwn(load, { isLoggedIn: false });
  expect(load).not.toHaveBeenCalled();
  expect(platform.visits).toEqual([login]);
});

test('what guests have too is fetched for a guest', async () => {
  const { store, platform } = showGuests();
  act(() => void store.dispatch(guestEntered()));
  expect(await screen.findByText('袋子')).toBeVisible();
  expect(platform.visits).toEqual([]);
});

test('a session that has ended meanwhile leads to the login as well', async () => {
  const { platform } = showOwn(() => Promise.reject(new ApiError('unauthorised')));
  await waitFor(() => expect(platform.visits).toEqual([login]));
});

test('what is missing says so', async () => {
  showOwn(() => Promise.reject(notFound()));
  expect(await screen.findByText('没有找到')).toBeVisible();
});

test('a failure can be tried again, and says when it is the network', async () => {
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new ApiError('network'));
  load.mockResolvedValue(undefined);
  showOwn(load);
  expect(await screen.findByText('没有网络连接')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(await screen.findByText('两件在路上')).toBeVisible();
});

function Returning({ load }: { load: () => Promise<unknown> }) {
  const [times, setTimes] = useState(0);
  return (
    <ComingBackContext.Provider value={times}>
      <button type="button" onClick={() => setTimes(times + 1)}>
        回来
      </button>
      <Own here={{ route: 'orders' }} of="active" skeleton="unready" load={load}>
        两件在路上
      </Own>
    </ComingBackContext.Provider>
  );
}

test('whoever comes back sees what was there, while it is fetched anew', async () => {
  const load = vi.fn<() => Promise<unknown>>().mockResolvedValueOnce(undefined);
  load.mockRejectedValue(new ApiError('network'));
  const context = loadContext({});
  showIn(context, <Returning load={load} />);
  act(() => void context.store.dispatch(shopperEntered('key')));
  expect(await screen.findByText('两件在路上')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '回来' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await act(async () => undefined);
  expect(screen.getByText('两件在路上')).toBeVisible();
});
