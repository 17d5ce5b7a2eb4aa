import { act, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { Preference } from '@vitrine/contract';
import { guestSessionStarted, sessionStarted } from '@vitrine/state';
import { productSummary } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

const productsResponse = (...ids: string[]) => ({
  hasConsent: true,
  products: ids.map((id) => productSummary(id)),
});
const NO_CONSENT = { hasConsent: false, products: [] };

async function renderViewed(answers: Partial<Api>) {
  const context = createLoadContext(answers);
  const rendered = await renderScreen(screen, context);
  act(() => void context.store.dispatch(sessionStarted({ isGuest: false, bagId: 'own' })));
  return { ...context, ...rendered };
}

test('a guest is asked to log in', async () => {
  const context = createLoadContext({});
  const { platform } = await renderScreen(screen, context);
  act(() => void context.store.dispatch(guestSessionStarted()));
  expect(platform.destinations).toEqual([
    { route: 'login', query: { from: '/user/recently-viewed' } },
  ]);
});

test('shows the viewed products and the recommendations', async () => {
  await renderViewed({
    getRecentlyViewed: async () => productsResponse('1', '2', '3'),
    getRecommendations: async () => productsResponse('4', '5'),
  });
  expect(await page.findByRole('region', { name: '为您挑选' })).toBeVisible();
  expect(page.getAllByRole('article')).toHaveLength(5);
});

test('shows the viewed products before the recommendations are loaded', async () => {
  const getRecommendations = () => new Promise<never>(() => {});
  await renderViewed({ getRecentlyViewed: async () => productsResponse('1'), getRecommendations });
  expect(await page.findByRole('article')).toBeVisible();
});

test('shows an empty state when nothing was viewed', async () => {
  await renderViewed({ getRecentlyViewed: async () => productsResponse() });
  expect(await page.findByRole('heading', { name: '还没有看过的商品' })).toBeVisible();
});

test('asks for consent on the page and keeps other preferences', async () => {
  const other: Preference = { code: 'recommendations', isOn: false };
  const answers = [NO_CONSENT, productsResponse('1')];
  const replacePreferences = vi.fn(async ({ body }) => body);
  const { store } = await renderViewed({
    getRecentlyViewed: async () => answers.shift() ?? NO_CONSENT,
    getRecommendations: async () => productsResponse(),
    getPreferences: async () => ({ preferences: [other] }),
    replacePreferences,
  });
  await page.findByRole('heading', { name: '要留下看过的商品吗' });
  expect(page.queryByRole('article')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: '同意' }));
  expect(await page.findByRole('article')).toBeVisible();
  const preferences = [other, { code: 'recently-viewed', isOn: true }];
  expect(replacePreferences).toHaveBeenCalledWith({ body: { preferences } });
  expect(store.getState().user?.showGB2020Popup).toBe(false);
});

test('shows an error when the consent cannot be saved', async () => {
  await renderViewed({
    getRecentlyViewed: async () => NO_CONSENT,
    getPreferences: () => Promise.reject(new ApiError('network')),
  });
  await userEvent.click(await page.findByRole('button', { name: '同意' }));
  expect(await page.findByText('没能完成，请检查网络后再试')).toBeVisible();
});
