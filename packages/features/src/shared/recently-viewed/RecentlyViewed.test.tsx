import { act, screen } from '@testing-library/react';
import { type Api, ApiError } from '@vitrine/client';
import type { ProductSummary } from '@vitrine/contract';
import { addViewedProduct, guestSessionStarted, sessionStarted } from '@vitrine/state';
import { productSummary } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';

const findRow = () => screen.findByRole('region', { name: '近来看过' });

function renderRow(calls: Partial<Api>, { viewedOnDevice = [] as string[], isGuest = true } = {}) {
  const context = createLoadContext(calls);
  for (const id of [...viewedOnDevice].reverse()) context.store.dispatch(addViewedProduct(id));
  context.store.dispatch(
    isGuest ? guestSessionStarted() : sessionStarted({ isGuest: false, bagId: 'own' }),
  );
  return renderInShop(context, <RecentlyViewed exceptId="1" />);
}

test('shows a guest what was viewed on this device, without the product of the page', async () => {
  const { promise, resolve } = Promise.withResolvers<ProductSummary[]>();
  const listProducts = vi.fn(() => promise);
  renderRow({ listProducts }, { viewedOnDevice: ['1', '2', '3'] });
  // The row keeps its height free while it loads.
  expect(await findRow()).toHaveAttribute('aria-busy', 'true');
  await act(async () => resolve(['2', '3'].map((id) => productSummary(id))));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(listProducts).toHaveBeenCalledExactlyOnceWith({ query: { ids: '2,3' } });
});

test('shows a shopper what the account keeps, and nothing of the device', async () => {
  const products = ['4', '5'].map((id) => productSummary(id));
  const getRecentlyViewed = async () => ({ hasConsent: true, products });
  const listProducts = vi.fn();
  renderRow({ getRecentlyViewed, listProducts }, { viewedOnDevice: ['2', '3'], isGuest: false });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(listProducts).not.toHaveBeenCalled();
});

test('a guest who viewed fewer other products than a row needs sees no placeholders', () => {
  const listProducts = vi.fn();
  renderRow({ listProducts }, { viewedOnDevice: ['1', '2'] });
  expect(screen.queryByRole('region')).toBeNull();
  expect(listProducts).not.toHaveBeenCalled();
});

test.each([
  ['a guest who viewed nothing', {}, {}],
  [
    'a guest whose other products are no longer sold',
    { listProducts: async () => [] },
    { viewedOnDevice: ['2', '3'] },
  ],
  [
    'a shopper without consent',
    {
      getRecentlyViewed: async () => ({ hasConsent: false, products: [] }),
    },
    { isGuest: false },
  ],
  [
    'a shopper whose products could not be loaded',
    {
      getRecentlyViewed: () => Promise.reject(new ApiError('network')),
    },
    { isGuest: false },
  ],
])('shows nothing to %s', async (_, calls, options) => {
  renderRow(calls, options);
  await act(async () => undefined);
  expect(screen.queryByRole('region')).toBeNull();
});
