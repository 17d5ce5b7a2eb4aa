import { trackDeferred } from '@vitrine/features';
import { afterEach, expect, test, vi } from 'vitest';
import type { Page } from '../app/page.ts';
import { createPlaceholder } from './loading-placeholder.tsx';
import { createPageStore } from './page-store.ts';

afterEach(() => void vi.restoreAllMocks());

const View = () => null;
const product: Page = {
  ...{ route: 'product', screen: { name: 'product', View }, title: '大衣' },
  ...{ params: { id: '1' }, query: {}, deferred: trackDeferred() },
};

test.each([
  ['another product', '/product/detail/2', { route: 'product', params: { id: '2' } }],
  ['another screen', '/en/bag?utm_source=letter', { route: 'bag', params: {} }],
])('%s has a placeholder, from its top', async (_, url, page) => {
  const pages = createPageStore(product);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  await createPlaceholder(url, pages)?.(() => true);
  expect(pages.get().page).toMatchObject({ ...page, title: '', query: {} });
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('is not shown once the shopper has moved on', async () => {
  const pages = createPageStore(product);
  await createPlaceholder('/bag', pages)?.(() => false);
  expect(pages.get().page).toBe(product);
});

test.each([
  ['another query of the same product', '/product/detail/1?size=38'],
  ['a URL without a screen', '/nowhere/at/all'],
])('%s has none', (_, url) => {
  expect(createPlaceholder(url, createPageStore(product))).toBeUndefined();
});

test('tells of the page that is loading once, and no longer after the listener has left', () => {
  const pages = createPageStore(product);
  const listener = vi.fn();
  const leave = pages.subscribe(listener);
  pages.setPending(true);
  pages.setPending(true);
  expect(listener).toHaveBeenCalledOnce();
  expect(pages.get()).toEqual({ page: product, isPending: true });
  leave();
  pages.setPending(false);
  expect(listener).toHaveBeenCalledOnce();
});
