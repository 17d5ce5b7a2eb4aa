import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Banner } from '@vitrine/contract';
import type { RouteName } from '@vitrine/platform';
import { setPreferences, setPrefGender, shopperSessionStarted } from '@vitrine/state';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderInShop } from '../render-screen.tsx';
import { createLoadContext } from '../testing.ts';
import { PopupGate } from './PopupGate.tsx';

const banner = {
  id: 'popup-kids',
  position: 'popup',
  text: '孩子的第一件大衣，到了',
  link: '/product/list?category=141260',
  gender: null,
  image: null,
};

function renderGate(route: RouteName, banners: Banner[] = [banner]) {
  const getBanners = vi.fn(async () => banners);
  const context = createLoadContext({ getBanners });
  const { platform } = renderInShop(context, <PopupGate route={route} />);
  return { ...context, getBanners, platform };
}

// The gate loads the popup lazily: the first load of its code can take longer than a query waits.
beforeAll(async () => void (await import('./Popup.tsx')));

const waitForImport = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('shows the popup on the home page until it is closed', async () => {
  const { getBanners } = renderGate('home');
  expect(await screen.findByRole('heading', { name: banner.text })).toBeVisible();
  expect(getBanners).toHaveBeenCalledWith({ query: { position: 'popup', gender: 'women' } });
  await userEvent.click(screen.getByRole('button', { name: '先不看' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('crops its picture around the focal point', async () => {
  const images = [{ url: '/images/coat/800', size: 800, position: '50% 18%' }];
  renderGate('home', [{ ...banner, image: '/images/coat/800', images }]);
  const picture = (await screen.findByRole('dialog')).querySelector('img');
  expect(picture).toHaveAttribute('src', '/images/coat/800');
  expect(picture?.parentElement?.style.getPropertyValue('--position')).toBe('50% 18%');
});

test('shows no popup without a banner or on another screen', async () => {
  renderGate('home', []);
  const { getBanners } = renderGate('list');
  await waitForImport();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getBanners).not.toHaveBeenCalled();
});

test('shows the popup only after the consent dialog is answered', async () => {
  const { store } = renderGate('home');
  act(() => {
    store.dispatch(shopperSessionStarted('key'));
    store.dispatch(setPreferences([]));
  });
  await waitForImport();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => void store.dispatch(setPreferences([{ code: 'recommendations', isOn: false }])));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('opens the page of the popup and closes', async () => {
  const { platform } = renderGate('home');
  await userEvent.click(await screen.findByRole('button', { name: '去看看' }));
  expect(platform.destinations).toEqual([{ route: 'list', query: { category: '141260' } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('closes the popup with Escape', async () => {
  renderGate('home');
  // The browser turns the Escape key into this event.
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('offers only to close a popup without a link', async () => {
  renderGate('home', [{ ...banner, link: '' }]);
  expect(await screen.findByRole('button', { name: '先不看' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '去看看' })).toBeNull();
});

test('shows the popup once for each gender in a browser session', async () => {
  const { store, getBanners } = renderGate('home');
  await userEvent.click(await screen.findByRole('button', { name: '先不看' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => void store.dispatch(setPrefGender('men')));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(getBanners).toHaveBeenLastCalledWith({ query: { position: 'popup', gender: 'men' } });
  act(() => void store.dispatch(setPrefGender('women')));
  await waitForImport();
  expect(getBanners).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows no popup when the banners cannot be loaded, and asks again on the next page', async () => {
  const getBanners = vi.fn(() => Promise.reject(new Error('offline')));
  const context = createLoadContext({ getBanners });
  const { platform } = renderInShop(context, <PopupGate route="home" />);
  await waitFor(() => expect(getBanners).toHaveBeenCalledOnce());
  await waitForImport();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(platform.storage.session.get('popup-told:women')).toBeNull();
});
