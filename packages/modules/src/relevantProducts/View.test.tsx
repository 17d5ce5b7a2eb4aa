import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createProductDetail, createProducts, renderModules } from '../testing.tsx';
import { toMainProduct } from './rules.ts';

const image = { source: '/content/banner.jpg', alt: '方巾' };
const fields = {
  productIds: createProductDetail(1).id,
  moduleTitle: { title: '您看过的这一件' },
  image,
};
const onSale = {
  tag: 'Exclusive',
  price: { currencyIsoCode: 'CNY', priceInclTaxes: 1_320_000, priceWithoutPromotion: 1_650_000 },
} as const;
const data = {
  product: toMainProduct(createProductDetail(1, onSale)),
  similar: createProducts(3),
};
const module = { code: 'relevantProducts', fields, data };

test('shows a product in full with similar products', async () => {
  await renderModules([module]);
  expect(await screen.findByRole('img', { name: '羊毛外套 1，第 2 张' })).toBeInTheDocument();
  expect(screen.getByText('独家发售')).toBeVisible();
  expect(screen.getByText('双面呢，肩线放松。')).toBeVisible();
  expect(screen.getByText('价格已含税')).toBeVisible();
  expect(screen.getByText('8 折').parentElement).toHaveTextContent('现价¥13,200原价¥16,500');
  const similar = screen.getByRole('list', { name: '相似商品' });
  expect(within(similar).getAllByRole('article')).toHaveLength(3);
});

test('shows only one price for a product that is not on sale', async () => {
  await renderModules([
    { ...module, data: { ...data, product: toMainProduct(createProductDetail(1)) } },
  ]);
  const { parentElement } = await screen.findByText('价格已含税');
  expect(parentElement).toHaveTextContent('¥13,800');
  expect(parentElement).not.toHaveTextContent('原价');
});

test('links the main button to the product and tracks the press', async () => {
  const { platform } = await renderModules([module]);
  await userEvent.click(await screen.findByRole('link', { name: '查看这一件' }));
  expect(platform.destinations).toEqual([{ route: 'product', params: { id: '10000001' } }]);
  expect(platform.tracked.at(-1)).toMatchObject({ parameters: { productId: '10000001' } });
});

test('links an unavailable product to the home page', async () => {
  const product = toMainProduct(createProductDetail(1, { isOnline: false }));
  const { platform } = await renderModules([{ ...module, data: { product, similar: [] } }]);
  await userEvent.click(await screen.findByRole('link', { name: '回到首页' }));
  expect(platform.destinations).toEqual([{ route: 'home' }]);
  expect(screen.queryByText('相似商品')).toBeNull();
});

test('shows a banner with an error message when the product cannot be loaded', async () => {
  const { platform } = await renderModules([{ code: 'relevantProducts', fields }]);
  expect(await screen.findByRole('img', { name: '方巾' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '查看这一件' }));
  expect(platform.destinations).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('这一件暂时看不了');
  expect(platform.tracked.at(-1)).toEqual({
    event: 'ModuleFailed',
    parameters: { moduleId: 'e0', moduleCode: 'relevantProducts', cause: 'product' },
  });
});

test('opens the product in a sheet when the banner is pressed', async () => {
  const sheet = { ...fields, display: 'sheet', buttonText: '细看' };
  const { platform } = await renderModules([{ ...module, fields: sheet }]);
  expect(screen.queryByText('双面呢，肩线放松。')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '方巾' }));
  const dialog = screen.getByRole('dialog', { name: '您看过的这一件' });
  expect(within(dialog).getByText('双面呢，肩线放松。')).toBeVisible();
  expect(within(dialog).getByRole('list', { name: '相似商品' })).toBeVisible();
  expect(within(dialog).getByRole('link', { name: '查看这一件' })).toBeVisible();
  expect(platform.tracked.at(-1)).toMatchObject({ parameters: { part: 'detail' } });
});
