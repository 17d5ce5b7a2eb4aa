import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { PersonalProducts } from '@vitrine/contract';
import { guestEntered, sessionEntered } from '@vitrine/state';
import { productSummary } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

const hearts = (...ids: string[]) => ({
  productIds: ids,
  products: ids.map((id) => productSummary(id)),
});

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

async function showWishlist(answers: Partial<Api>, { isGuest = false, hasVisit = true } = {}) {
  const rankProducts = async () => ['8', '9'].map((id) => productSummary(id));
  const context = loadContext({ rankProducts, ...answers });
  const shown = await showScreen(screen, context);
  act(() => {
    context.store.dispatch(hasVisit ? sessionEntered({ isGuest, bagId: 'own' }) : guestEntered());
  });
  return { ...context, ...shown };
}

test('whoever keeps nothing is shown how, and what others like', async () => {
  const { head } = await showWishlist({}, { hasVisit: false });
  expect(await page.findByRole('heading', { name: '还没有收藏' })).toBeVisible();
  expect(await page.findAllByRole('article')).toHaveLength(2);
  expect(head).toMatchObject({ path: '/user/wishlist', noIndex: true });
});

test('a guest sees what they keep, and where it would stay', async () => {
  const getWishlist = async () => hearts('1', '2');
  const { platform } = await showWishlist({ getWishlist }, { isGuest: true });
  expect(await page.findAllByRole('article')).toHaveLength(2);
  await userEvent.click(page.getByRole('button', { name: '登录后，换一部手机也在' }));
  expect(platform.visits).toEqual([{ route: 'login', query: { from: '/user/wishlist' } }]);
});

test('a guest who keeps nothing here is led to what an account may keep', async () => {
  await showWishlist({}, { hasVisit: false });
  expect(await page.findByRole('button', { name: '登录，看账户里的收藏' })).toBeVisible();
});

test('what is picked for a shopper stands where nothing is kept, and comes with it', async () => {
  const { promise, resolve } = Promise.withResolvers<PersonalProducts>();
  const rankProducts = vi.fn(async () => []);
  const getRecommendations = () => promise;
  await showWishlist({ getWishlist: async () => hearts(), getRecommendations, rankProducts });
  await settled();
  expect(page.queryByRole('heading', { name: '还没有收藏' })).toBeNull();
  resolve({ hasConsent: true, products: ['4', '5'].map((id) => productSummary(id)) });
  expect(await page.findByRole('heading', { name: '还没有收藏' })).toBeVisible();
  expect(page.getByRole('region', { name: '为您挑选' })).toBeVisible();
  expect(rankProducts).not.toHaveBeenCalled();
});

test('whoever lets nothing be picked sees what others like, and is asked below it', async () => {
  const getRecommendations = async () => ({ hasConsent: false, products: [] });
  await showWishlist({ getWishlist: async () => hearts(), getRecommendations });
  const popular = await page.findByRole('region', { name: '近来最受喜爱' });
  const question = page.getByRole('region', { name: '要我们为您挑选吗' });
  expect(popular.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what is kept does not wait for what is picked', async () => {
  const getRecommendations = () => new Promise<never>(() => {});
  await showWishlist({ getWishlist: async () => hearts('1'), getRecommendations });
  expect(await page.findByText('1 件')).toBeVisible();
});

test('a piece taken out is gone at once, and can come back', async () => {
  const kept = ['1', '2'];
  const getWishlist = vi.fn(async () => hearts(...kept));
  const done = async () => ({ done: true }) as const;
  const addToWishlist = vi.fn(done);
  await showWishlist({ getWishlist, addToWishlist, removeFromWishlist: done });
  await page.findByText('2 件');
  await userEvent.click(page.getByRole('button', { name: '取消收藏 Coat 1' }));
  expect(page.getAllByRole('article')).toHaveLength(1);
  await userEvent.click(await page.findByRole('button', { name: '撤销' }));
  expect(addToWishlist).toHaveBeenCalledWith({ params: { productId: '1' } });
  await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(2));
});

test('a piece that the shop would not take out is shown again', async () => {
  const getWishlist = vi.fn(async () => hearts('1'));
  await showWishlist({
    getWishlist,
    removeFromWishlist: () => Promise.reject(new ApiError('network')),
  });
  await page.findByText('1 件');
  getWishlist.mockRejectedValue(new ApiError('network'));
  await userEvent.click(await page.findByRole('button', { name: '取消收藏 Coat 1' }));
  expect(await page.findByText('没能保存，请稍后再试')).toBeVisible();
  await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(1));
});
