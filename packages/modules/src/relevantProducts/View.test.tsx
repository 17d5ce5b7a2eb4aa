import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { detail, products, showModules } from '../testing.tsx';
import { mainProduct } from './rules.ts';

const image = { source: '/content/banner.jpg', alt: '方巾' };
const fields = { productIds: detail(1).id, moduleTitle: { title: '您看过的这一件' }, image };
const reduced = {
  tag: 'Exclusive',
  price: { currencyIsoCode: 'CNY', priceInclTaxes: 1_320_000, priceWithoutPromotion: 1_650_000 },
} as const;
const data = { product: mainProduct(detail(1, reduced)), similar: products(3) };
const module = { code: 'relevantProducts', fields, data };

test('tells of a product at length, and shows pieces like it', async () => {
  await showModules([module]);
  expect(await screen.findByRole('img', { name: '羊毛外套 1，第 2 张' })).toBeInTheDocument();
  expect(screen.getByText('独家发售')).toBeVisible();
  expect(screen.getByText('双面呢，肩线放松。')).toBeVisible();
  expect(screen.getByText('已含进口税费')).toBeVisible();
  expect(screen.getByText('8 折').parentElement).toHaveTextContent('现价¥13,200原价¥16,500');
  const similar = screen.getByRole('list', { name: '相似单品' });
  expect(within(similar).getAllByRole('article')).toHaveLength(3);
});

test('a price that was never reduced is told alone', async () => {
  await showModules([{ ...module, data: { ...data, product: mainProduct(detail(1)) } }]);
  const { parentElement } = await screen.findByText('已含进口税费');
  expect(parentElement).toHaveTextContent('¥13,800');
  expect(parentElement).not.toHaveTextContent('原价');
});

test('the main button leads to the product, and is told of', async () => {
  const { platform } = await showModules([module]);
  await userEvent.click(await screen.findByRole('link', { name: '查看这一件' }));
  expect(platform.visits).toEqual([{ route: 'product', params: { id: '10000001' } }]);
  expect(platform.tracked.at(-1)).toMatchObject({ parameters: { productId: '10000001' } });
});

test('a product that is gone sends its visitor home', async () => {
  const product = mainProduct(detail(1, { isOnline: false }));
  const { platform } = await showModules([{ ...module, data: { product, similar: [] } }]);
  await userEvent.click(await screen.findByRole('link', { name: '回到首页' }));
  expect(platform.visits).toEqual([{ route: 'home' }]);
  expect(screen.queryByText('相似单品')).toBeNull();
});

test('a product that cannot be had leaves the banner, whose button tells of the error', async () => {
  const { platform } = await showModules([{ code: 'relevantProducts', fields }]);
  expect(await screen.findByRole('img', { name: '方巾' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '查看这一件' }));
  expect(platform.visits).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('这一件暂时看不了');
  expect(platform.tracked.at(-1)).toEqual({
    event: 'ModuleFailed',
    parameters: { moduleId: 'e0', moduleCode: 'relevantProducts', cause: 'product' },
  });
});

test('behind its banner, the product slides up when the banner is tapped', async () => {
  const sheet = { ...fields, display: 'sheet', buttonText: '细看' };
  const { platform } = await showModules([{ ...module, fields: sheet }]);
  expect(screen.queryByText('双面呢，肩线放松。')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '方巾' }));
  const dialog = screen.getByRole('dialog', { name: '您看过的这一件' });
  expect(within(dialog).getByText('双面呢，肩线放松。')).toBeVisible();
  expect(within(dialog).getByRole('list', { name: '相似单品' })).toBeVisible();
  expect(within(dialog).getByRole('link', { name: '查看这一件' })).toBeVisible();
  expect(platform.tracked.at(-1)).toMatchObject({ parameters: { part: 'detail' } });
});
