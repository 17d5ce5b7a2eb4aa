import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import { guestSessionStarted, sessionStarted } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { useWishlist } from './useWishlist.ts';
import { WishlistButton } from './WishlistButton.tsx';

const guest = { isGuest: true, bagId: 'own' };
const session = {
  ...guest,
  userId: null,
  role: null,
  isMessagingBound: false,
  expiresAt: '2026-12-01T00:00:00.000Z',
  sessionKey: 'key',
  isNew: true,
};

function Cards() {
  useWishlist();
  return (
    <>
      <WishlistButton productId="1" name="风衣" />
      <WishlistButton productId="2" name="乐福鞋" />
    </>
  );
}

function renderCards(api: Partial<Api>) {
  const context = createLoadContext({ addToWishlist: async () => ({ done: true }), ...api });
  return { ...context, ...renderInShop(context, <Cards />) };
}

const getButton = (name: string) => screen.getByRole('button', { name: `收藏 ${name}` });
const isSaved = (name: string) => getButton(name).getAttribute('aria-pressed') === 'true';

test('shows the saved products once the session is known', async () => {
  const getWishlist = vi.fn(async () => ({ productIds: ['2'], products: [] }));
  const { store } = renderCards({ getWishlist });
  expect(getWishlist).not.toHaveBeenCalled();
  act(() => void store.dispatch(sessionStarted(guest)));
  await waitFor(() => expect(isSaved('乐福鞋')).toBe(true));
  expect(isSaved('风衣')).toBe(false);
});

test('opens a session for a guest’s first saved product, shows it at once, and links to the wishlist', async () => {
  let open: (value: typeof session) => void = () => undefined;
  const openSession = () => new Promise<typeof session>((resolve) => (open = resolve));
  const getWishlist = async () => ({ productIds: ['1'], products: [] });
  const { store } = renderCards({ openSession, getWishlist });
  act(() => void store.dispatch(guestSessionStarted()));
  await userEvent.click(getButton('风衣'));
  expect(isSaved('风衣')).toBe(true);
  open(session);
  expect(await screen.findByRole('link', { name: '看收藏' })).toHaveAttribute(
    'href',
    '/user/wishlist',
  );
  expect(isSaved('风衣')).toBe(true);
});

test('takes a change back and shows an error when the request fails', async () => {
  const error = new ApiError('network');
  const { store } = renderCards({
    addToWishlist: () => Promise.reject(error),
    getWishlist: async () => ({ productIds: [], products: [] }),
  });
  act(() => void store.dispatch(sessionStarted(guest)));
  await userEvent.click(getButton('风衣'));
  expect(await screen.findByText('没能保存，请稍后再试')).toBeVisible();
  expect(isSaved('风衣')).toBe(false);
});

test('does not show the saved products of the previous shopper', async () => {
  const getWishlist = vi.fn(async () => ({ productIds: ['2'], products: [] }));
  const { store } = renderCards({ getWishlist });
  act(() => void store.dispatch(sessionStarted(guest)));
  await waitFor(() => expect(isSaved('乐福鞋')).toBe(true));
  act(() => void store.dispatch(guestSessionStarted()));
  expect(isSaved('乐福鞋')).toBe(false);
});
