import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteName } from '@vitrine/platform';
import { setPreferences, shopperEntered } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { showIn } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { PopupGate } from './PopupGate.tsx';

const news = {
  id: 'popup-kids',
  position: 'popup',
  text: '孩子的第一件大衣，到了',
  link: '/product/list?category=141260',
  image: null,
};

function showGate(route: RouteName, banners = [news]) {
  const getBanners = vi.fn(async () => banners);
  const context = loadContext({ getBanners });
  showIn(context, <PopupGate route={route} />);
  return { ...context, getBanners };
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('home tells its news, and whoever does not look goes on', async () => {
  const { getBanners } = showGate('home');
  expect(await screen.findByRole('heading', { name: news.text })).toBeVisible();
  expect(getBanners).toHaveBeenCalledWith({ query: { position: 'popup', gender: 'women' } });
  await userEvent.click(screen.getByRole('button', { name: '先不看' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a home without news, and every other screen, is left alone', async () => {
  showGate('home', []);
  const { getBanners } = showGate('list');
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getBanners).not.toHaveBeenCalled();
});

test('news wait until a shopper has answered what is asked', async () => {
  const { store } = showGate('home');
  act(() => {
    store.dispatch(shopperEntered('key'));
    store.dispatch(setPreferences([]));
  });
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => void store.dispatch(setPreferences([{ code: 'recommendations', isOn: false }])));
  expect(await screen.findByRole('dialog')).toBeVisible();
});
