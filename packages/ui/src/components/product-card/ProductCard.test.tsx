import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './ProductCard.tsx';

const coat: CardProduct = {
  id: '7',
  brand: { name: 'Orsay & Vale' },
  shortDescription: '粗花呢双排扣外套',
  images: [
    { url: '/a-480.webp', size: 480, order: 1 },
    { url: '/a-240.webp', size: 240, order: 1 },
    { url: '/b-240.webp', size: 240, order: 2 },
  ],
  price: 1760000,
  priceWithoutDiscount: 1760000,
  currencyIsoCode: 'CNY',
  tag: 'Exclusive',
  labels: [],
  isLowStock: false,
  isSoldOut: false,
  colourCount: 1,
};

test('shows tag, brand, product and price, and links to the product page', async () => {
  const { platform } = renderWithPlatform(<ProductCard product={coat} />);
  const card = screen.getByRole('link');
  expect(card).toHaveAttribute('href', '/product/detail/7');
  expect(card).toHaveTextContent('独家发售Orsay & Vale粗花呢双排扣外套¥17,600');
  await userEvent.click(card);
  expect(platform.destinations).toEqual([{ route: 'product', params: { id: '7' } }]);
});

test('shows two lines of brand and description at most', () => {
  renderWithPlatform(<ProductCard product={coat} />);
  for (const text of ['Orsay & Vale', '粗花呢双排扣外套'])
    expect(screen.getByText(text)).toHaveClass('clamp2');
});

test('says in how many colours a product is sold when there are several', () => {
  const { container } = renderWithPlatform(<ProductCard product={{ ...coat, colourCount: 3 }} />);
  expect(container).toHaveTextContent('¥17,6003 色');
});

test('shows only the first picture, in all its widths', () => {
  const { container } = renderWithPlatform(<ProductCard product={coat} />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('srcset', '/a-240.webp 240w, /a-480.webp 480w');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('onPress can cancel the navigation', async () => {
  const onPress = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { platform } = renderWithPlatform(<ProductCard product={coat} onPress={onPress} />);
  await userEvent.click(screen.getByRole('link'));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(platform.destinations).toEqual([]);
});

test('renders the corner content outside the link and can hide the tag', () => {
  renderWithPlatform(
    <ProductCard product={coat} hidesTag corner={<button type="button">收藏</button>} />,
  );
  expect(screen.getByRole('link')).not.toContainElement(screen.getByRole('button'));
  expect(screen.queryByText('独家发售')).not.toBeInTheDocument();
});
