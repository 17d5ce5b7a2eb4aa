import { act, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { Preference } from '@vitrine/contract';
import { guestEntered, selectShowGB2020Popup, sessionEntered } from '@vitrine/state';
import { productSummary } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

const picked = (...ids: string[]) => ({
  hasConsent: true,
  products: ids.map((id) => productSummary(id)),
});
const REFUSED = { hasConsent: false, products: [] };

async function showViewed(answers: Partial<Api>) {
  const context = loadContext(answers);
  const shown = await showScreen(screen, context);
  act(() => void context.store.dispatch(sessionEntered({ isGuest: false, bagId: 'own' })));
  return { ...context, ...shown };
}

test('a guest is asked to log in: nothing is remembered of nobody', async () => {
  const context = loadContext({});
  const { platform } = await showScreen(screen, context);
  act(() => void context.store.dispatch(guestEntered()));
  expect(platform.visits).toEqual([{ route: 'login', query: { from: '/user/recently-viewed' } }]);
});

test('what was seen is shown, and what it leads to', async () => {
  await showViewed({
    getRecentlyViewed: async () => picked('1', '2', '3'),
    getRecommendations: async () => picked('4', '5'),
  });
  expect(await page.findByRole('region', { name: '为您挑选' })).toBeVisible();
  expect(page.getAllByRole('article')).toHaveLength(5);
});

test('what was seen does not wait for what it leads to', async () => {
  const getRecommendations = () => new Promise<never>(() => {});
  await showViewed({ getRecentlyViewed: async () => picked('1'), getRecommendations });
  expect(await page.findByRole('article')).toBeVisible();
});

test('who has agreed and seen nothing is led on', async () => {
  await showViewed({ getRecentlyViewed: async () => picked() });
  expect(await page.findByRole('heading', { name: '还没有看过的单品' })).toBeVisible();
});

test('consent is asked for in place, and leaves other decisions as they are', async () => {
  const other: Preference = { code: 'recommendations', isOn: false };
  const answers = [REFUSED, picked('1')];
  const replacePreferences = vi.fn(async ({ body }) => body);
  const { store } = await showViewed({
    getRecentlyViewed: async () => answers.shift() ?? REFUSED,
    getRecommendations: async () => picked(),
    getPreferences: async () => ({ preferences: [other] }),
    replacePreferences,
  });
  await page.findByRole('heading', { name: '要留下看过的单品吗' });
  expect(page.queryByRole('article')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: '同意' }));
  expect(await page.findByRole('article')).toBeVisible();
  const preferences = [other, { code: 'recently-viewed', isOn: true }];
  expect(replacePreferences).toHaveBeenCalledWith({ body: { preferences } });
  expect(selectShowGB2020Popup(store.getState())).toBe(false);
});

test('consent that could not be kept changes nothing, and says so', async () => {
  await showViewed({
    getRecentlyViewed: async () => REFUSED,
    getPreferences: () => Promise.reject(new ApiError('network')),
  });
  await userEvent.click(await page.findByRole('button', { name: '同意' }));
  expect(await page.findByText('没能完成，请检查网络后再试')).toBeVisible();
});
