import { act, screen, waitFor } from '@testing-library/react';
import type { Api } from '@vitrine/client';
import { setPrefGender } from '@vitrine/state';
import { productSummary } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { fetchBestsellers } from './fetch-bestsellers.ts';
import { Popular } from './Popular.tsx';

const twoProducts = [productSummary('1'), productSummary('2')];
const asRanking = (products: unknown) => (async () => products) as unknown as Api['rankProducts'];

function renderPopular(rankProducts: Api['rankProducts']) {
  const context = createLoadContext({ rankProducts });
  context.store.dispatch(setPrefGender('men'));
  return renderInShop(context, <Popular />);
}

test('shows placeholders until the best-selling products of the gender are loaded', async () => {
  let finish: (products: unknown) => void = () => undefined;
  const rankProducts = vi.fn(() => new Promise((resolve) => (finish = resolve)));
  renderPopular(rankProducts as unknown as Api['rankProducts']);
  const row = screen.getByRole('region', { name: '近来最受喜爱' });
  expect(row).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(rankProducts).toHaveBeenCalled());
  expect(rankProducts).toHaveBeenCalledWith(
    { query: { 'how-many': 10, gender: 'men' } },
    expect.anything(),
  );
  await act(async () => finish(twoProducts));
  expect(row).toHaveAttribute('aria-busy', 'false');
  expect(screen.getAllByText(/^Coat \d$/)).toHaveLength(2);
});

test('loads the pictures that a phone shows first at once', async () => {
  const products = ['1', '2', '3'].map((id) => productSummary(id));
  const { container } = renderPopular(asRanking(products));
  await screen.findByText('Coat 3');
  const pictures = [...container.querySelectorAll('article')].map((card) =>
    card.querySelector('img')?.getAttribute('loading'),
  );
  expect(pictures).toEqual(['eager', 'eager', 'lazy']);
});

test.each([
  ['none', asRanking([])],
  ['a single one', asRanking([productSummary('1')])],
  ['an error body', asRanking({ error: { code: 'not-found', message: '', requestId: 'r' } })],
  ['a failure', () => Promise.reject(new Error('offline'))],
])('leaves out the row when the ranking returns %s', async (_, rankProducts) => {
  renderPopular(rankProducts as Api['rankProducts']);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

test('asks for the products of all genders without one', async () => {
  const rankProducts = vi.fn(asRanking(twoProducts));
  const context = createLoadContext({ rankProducts });
  await expect(fetchBestsellers(context, 4)).resolves.toHaveLength(2);
  expect(rankProducts.mock.calls[0]?.[0]).toEqual({ query: { 'how-many': 4 } });
});
