import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { PersonalProducts } from '@vitrine/contract';
import { guestSessionStarted, sessionStarted } from '@vitrine/state';
import { productSummary } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

const wishlist = (...ids: string[]) => ({
  productIds: ids,
  products: ids.map((id) => productSummary(id)),
});

const waitForTasks = () => act(() => new Promise((resolve) => setTimeout(resolve)));

async function renderWishlist(answers: Partial<Api>, { isGuest = false, hasSession = true } = {}) {
  const rankProducts = async () => ['8', '9'].map((id) => productSummary(id));
  const context = createLoadContext({ rankProducts, ...answers });
  const rendered = await renderScreen(screen, context);
  act(() => {
    context.store.dispatch(
      hasSession ? sessionStarted({ isGuest, bagId: 'own' }) : guestSessionStarted(),
    );
  });
  return { ...context, ...rendered };
}

test('shows how to save products and popular ones when the wishlist is empty', async () => {
  const { head } = await renderWishlist({}, { hasSession: false });
  expect(await page.findByRole('heading', { name: '还没有收藏' })).toBeVisible();
  expect(await page.findAllByRole('article')).toHaveLength(2);
  expect(head).toMatchObject({ path: '/user/wishlist', noIndex: true });
});

test('a guest sees the saved products and can log in to keep them', async () => {
  const getWishlist = async () => wishlist('1', '2');
  const { platform } = await renderWishlist({ getWishlist }, { isGuest: true });
  expect(await page.findAllByRole('article')).toHaveLength(2);
  await userEvent.click(page.getByRole('link', { name: '登录后，换一部手机也在' }));
  expect(platform.destinations).toEqual([{ route: 'login', query: { from: '/user/wishlist' } }]);
});

test('a guest without saved products can log in to see those of the account', async () => {
  await renderWishlist({}, { hasSession: false });
  expect(await page.findByRole('link', { name: '登录，看账户里的收藏' })).toBeVisible();
});

test('shows recommendations together with the empty state', async () => {
  const { promise, resolve } = Promise.withResolvers<PersonalProducts>();
  const rankProducts = vi.fn(async () => []);
  const getRecommendations = () => promise;
  await renderWishlist({ getWishlist: async () => wishlist(), getRecommendations, rankProducts });
  await waitForTasks();
  expect(page.queryByRole('heading', { name: '还没有收藏' })).toBeNull();
  resolve({ hasConsent: true, products: ['4', '5'].map((id) => productSummary(id)) });
  expect(await page.findByRole('heading', { name: '还没有收藏' })).toBeVisible();
  expect(page.getByRole('region', { name: '为您挑选' })).toBeVisible();
  expect(rankProducts).not.toHaveBeenCalled();
});

test('without consent shows popular products and asks for consent below', async () => {
  const getRecommendations = async () => ({ hasConsent: false, products: [] });
  await renderWishlist({ getWishlist: async () => wishlist(), getRecommendations });
  const popular = await page.findByRole('region', { name: '近来最受喜爱' });
  const question = page.getByRole('region', { name: '要我们为您挑选吗' });
  expect(popular.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('shows the wishlist before the recommendations are loaded', async () => {
  const getRecommendations = () => new Promise<never>(() => {});
  await renderWishlist({ getWishlist: async () => wishlist('1'), getRecommendations });
  expect(await page.findByText('1 件')).toBeVisible();
});

test('removes a product at once and can undo it', async () => {
  const savedIds = ['1', '2'];
  const getWishlist = vi.fn(async () => wishlist(...savedIds));
  const done = async () => ({ done: true }) as const;
  const addToWishlist = vi.fn(done);
  await renderWishlist({ getWishlist, addToWishlist, removeFromWishlist: done });
  await page.findByText('2 件');
  await userEvent.click(page.getByRole('button', { name: '取消收藏 Coat 1' }));
  expect(page.getAllByRole('article')).toHaveLength(1);
  await userEvent.click(await page.findByRole('button', { name: '撤销' }));
  expect(addToWishlist).toHaveBeenCalledWith({ params: { productId: '1' } });
  await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(2));
});

test('shows a product again when it cannot be removed', async () => {
  const getWishlist = vi.fn(async () => wishlist('1'));
  await renderWishlist({
    getWishlist,
    removeFromWishlist: () => Promise.reject(new ApiError('network')),
  });
  await page.findByText('1 件');
  getWishlist.mockRejectedValue(new ApiError('network'));
  await userEvent.click(await page.findByRole('button', { name: '取消收藏 Coat 1' }));
  expect(await page.findByText('没能保存，请稍后再试')).toBeVisible();
  await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(1));
});
