import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import { guestSessionStarted, setRecommendations, shopperSessionStarted } from '@vitrine/state';
import { productSummary } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { loadRecommended } from './load-recommended.ts';
import { Recommended } from './Recommended.tsx';

const products = [productSummary('1'), productSummary('2')];

function renderRecommended(hasConsent: boolean, api: Partial<Api> = {}, shown = products) {
  const context = createLoadContext(api);
  context.store.dispatch(shopperSessionStarted('key'));
  context.store.dispatch(setRecommendations({ hasConsent, products: shown }));
  return { ...context, ...renderInShop(context, <Recommended />) };
}

test('shows recommended products to a shopper who agreed', () => {
  renderRecommended(true);
  expect(screen.getByRole('region', { name: '为您挑选' })).toBeVisible();
  expect(screen.getAllByText(/^Coat \d$/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: '同意' })).toBeNull();
});

test('leaves out the row when a single product is recommended', () => {
  renderRecommended(true, {}, products.slice(0, 1));
  expect(screen.queryByRole('region')).toBeNull();
});

test('shows nothing to a guest', () => {
  const context = createLoadContext({});
  context.store.dispatch(guestSessionStarted());
  context.store.dispatch(setRecommendations({ hasConsent: true, products }));
  renderInShop(context, <Recommended />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('keeps other preferences on consent, and shows the products at once', async () => {
  const viewed = { code: 'recently-viewed' as const, isOn: false };
  const replacePreferences = vi.fn(
    async ({ body }: Parameters<Api['replacePreferences']>[0]) => body,
  );
  renderRecommended(
    false,
    {
      getPreferences: async () => ({
        preferences: [viewed, { code: 'recommendations', isOn: false }],
      }),
      replacePreferences: replacePreferences as Api['replacePreferences'],
      getRecommendations: async () => ({ hasConsent: true, products }),
    },
    [],
  );
  expect(screen.getByRole('region', { name: '要我们为您挑选吗' })).toBeVisible();
  await userEvent.dblClick(screen.getByRole('button', { name: '同意' }));
  expect(await screen.findByRole('region', { name: '为您挑选' })).toBeVisible();
  expect(screen.getByText('已开启')).toBeVisible();
  expect(replacePreferences).toHaveBeenCalledExactlyOnceWith({
    body: { preferences: [viewed, { code: 'recommendations', isOn: true }] },
  });
});

test('keeps the question when the consent could not be saved', async () => {
  renderRecommended(false, { getPreferences: () => Promise.reject(new ApiError('network')) }, []);
  await userEvent.click(screen.getByRole('button', { name: '同意' }));
  expect(screen.queryByText('已开启')).toBeNull();
  expect(screen.getByRole('button', { name: '同意' })).toBeEnabled();
});

test('asks the server for no recommendations for a guest', async () => {
  const getRecommendations = vi.fn(async () => ({ hasConsent: true, products }));
  const context = createLoadContext({ getRecommendations });
  await loadRecommended(context);
  expect(getRecommendations).not.toHaveBeenCalled();
  act(() => void context.store.dispatch(shopperSessionStarted('key')));
  await loadRecommended(context);
  expect(getRecommendations).toHaveBeenCalledOnce();
});

test('loading recommendations never fails the screen', async () => {
  const context = createLoadContext({});
  context.store.dispatch(shopperSessionStarted('key'));
  await expect(loadRecommended(context)).resolves.toBeUndefined();
});
