import { screen } from '@testing-library/react';
import { ApiError } from '@vitrine/client';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { Banners } from './Banners.tsx';

const banner = (id: string, link: string | null) => ({
  id,
  position: 'bag',
  text: `消息 ${id}`,
  link,
  gender: null,
  image: null,
});

test('shows every message of its position, with a link where the shop has set one', async () => {
  const getBanners = vi.fn(async () => [banner('1', '/content/delivery'), banner('2', null)]);
  renderInShop(createLoadContext({ getBanners }), <Banners position="bag" />);
  expect(await screen.findByRole('link', { name: '消息 1' })).toHaveAttribute(
    'href',
    '/content/delivery',
  );
  expect(screen.getByText('消息 2')).toBeVisible();
  expect(getBanners).toHaveBeenCalledWith({ query: { position: 'bag', gender: 'women' } });
});

test('shows nothing when the messages cannot be loaded', async () => {
  const getBanners = vi.fn(() => Promise.reject(new ApiError('network')));
  renderInShop(createLoadContext({ getBanners }), <Banners position="checkout" />);
  await vi.waitFor(() => expect(getBanners).toHaveBeenCalled());
  expect(screen.queryByText(/消息/)).toBeNull();
});
