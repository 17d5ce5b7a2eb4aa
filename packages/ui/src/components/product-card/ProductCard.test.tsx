import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
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
};

test('a card names the piece, its house and its price, and leads to its screen', async () => {
  const { platform } = show(<ProductCard product={coat} />);
  const card = screen.getByRole('link');
  expect(card).toHaveAttribute('href', '/product/detail/7');
  expect(card).toHaveTextContent('独家发售Orsay & Vale粗花呢双排扣外套¥17,600');
  await userEvent.click(card);
  expect(platform.visits).toEqual([{ route: 'product', params: { id: '7' } }]);
});

test('only the first view is shown, in every width it comes in', () => {
  const { container } = show(<ProductCard product={coat} />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('srcset', '/a-240.webp 240w, /a-480.webp 480w');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('whoever shows the card may answer the tap otherwise', async () => {
  const onTap = vi.fn((tap: { prevent(): void }) => tap.prevent());
  const { platform } = show(<ProductCard product={coat} onTap={onTap} />);
  await userEvent.click(screen.getByRole('link'));
  expect(onTap).toHaveBeenCalledTimes(1);
  expect(platform.visits).toEqual([]);
});

test('what is in the corner is not part of the link', () => {
  show(<ProductCard product={coat} plain corner={<button type="button">收藏</button>} />);
  expect(screen.getByRole('link')).not.toContainElement(screen.getByRole('button'));
  expect(screen.queryByText('独家发售')).not.toBeInTheDocument();
});
