import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ShopFrame } from './parts/device/ShopFrame.tsx';
import { toShopUrl } from './shop-pages.ts';

/** What the server writes into the page. */
function setShopOrigin(content: string) {
  const meta = document.createElement('meta');
  meta.name = 'shop-origin';
  meta.content = content;
  document.head.append(meta);
}
afterEach(() => document.querySelector('meta[name=shop-origin]')?.remove());

const PREVIEW = 'http://localhost:8080/content/spring?env=preview-1';

const openFrame = () => {
  render(<ShopFrame src={toShopUrl(PREVIEW)} title="preview" />);
  return screen.getByTitle('preview');
};

test.each(['', 'SHOP_ORIGIN'])('a page of this origin (%j) has no rights of it', (origin) => {
  setShopOrigin(origin);
  const frame = openFrame();
  expect(frame.getAttribute('src')).toBe('/content/spring?env=preview-1');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
});

test('a page of the host of the shop keeps the rights of that host', () => {
  setShopOrigin('https://shop.example');
  const frame = openFrame();
  expect(frame.getAttribute('src')).toBe('https://shop.example/content/spring?env=preview-1');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  expect(toShopUrl('/product/detail/7')).toBe('https://shop.example/product/detail/7');
});
