import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import { guestEntered, sessionEntered } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { showIn } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { HeartButton } from './HeartButton.tsx';
import { useHearts } from './useHearts.ts';

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
  useHearts();
  return (
    <>
      <HeartButton productId="1" name="风衣" />
      <HeartButton productId="2" name="乐福鞋" />
    </>
  );
}

function showCards(answers: Partial<Api>) {
  const context = loadContext({ addToWishlist: async () => ({ done: true }), ...answers });
  return { ...context, ...showIn(context, <Cards />) };
}

const heart = (name: string) => screen.getByRole('button', { name: `收藏 ${name}` });
const isKept = (name: string) => heart(name).getAttribute('aria-pressed') === 'true';

test('what a visitor keeps is shown once it is known who they are', async () => {
  const getWishlist = vi.fn(async () => ({ productIds: ['2'], products: [] }));
  const { store } = showCards({ getWishlist });
  expect(getWishlist).not.toHaveBeenCalled();
  act(() => void store.dispatch(sessionEntered(guest)));
  await waitFor(() => expect(isKept('乐福鞋')).toBe(true));
  expect(isKept('风衣')).toBe(false);
});

test('a guest’s first heart opens a visit, shows at once, and leads to all of them', async () => {
  let open: (value: typeof session) => void = () => undefined;
  const openSession = () => new Promise<typeof session>((resolve) => (open = resolve));
  const getWishlist = async () => ({ productIds: ['1'], products: [] });
  const { store } = showCards({ openSession, getWishlist });
  act(() => void store.dispatch(guestEntered()));
  await userEvent.click(heart('风衣'));
  expect(isKept('风衣')).toBe(true);
  open(session);
  expect(await screen.findByRole('link', { name: '看收藏' })).toHaveAttribute(
    'href',
    '/user/wishlist',
  );
  expect(isKept('风衣')).toBe(true);
});

test('a heart that the shop refuses is taken back, with the reason', async () => {
  const refused = new ApiError('network');
  const { store } = showCards({
    addToWishlist: () => Promise.reject(refused),
    getWishlist: async () => ({ productIds: [], products: [] }),
  });
  act(() => void store.dispatch(sessionEntered(guest)));
  await userEvent.click(heart('风衣'));
  expect(await screen.findByText('没能保存，请稍后再试')).toBeVisible();
  expect(isKept('风衣')).toBe(false);
});

test('somebody else’s hearts are not shown to whoever comes next', async () => {
  const getWishlist = vi.fn(async () => ({ productIds: ['2'], products: [] }));
  const { store } = showCards({ getWishlist });
  act(() => void store.dispatch(sessionEntered(guest)));
  await waitFor(() => expect(isKept('乐福鞋')).toBe(true));
  act(() => void store.dispatch(guestEntered()));
  expect(isKept('乐福鞋')).toBe(false);
});
