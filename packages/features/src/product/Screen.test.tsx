import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Merchant, ProductDetail, VariantsMeasurements } from '@vitrine/contract';
import { setShop, setWxBridgeReady } from '@vitrine/state';
import { productDetail, productSummary } from '@vitrine/state/testing';
import { expect, test } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen as productScreen } from './screen.ts';

const measurement: VariantsMeasurements = {
  unit: 'cm',
  scale: 'FR',
  names: ['胸围', '衣长'],
  rows: [
    { size: '36', values: [104, 116] },
    { size: '38', values: [108, 117] },
  ],
};

const merchant: Merchant = {
  id: '31',
  name: 'Palazzo Nove',
  monogram: 'P9',
  city: '米兰',
  country: '意大利',
  foundedIn: 1974,
  description: '',
};

const contextOf = (more: Partial<ProductDetail> = {}) =>
  loadContext(
    {
      getProduct: async () => productDetail('10000001', more),
      getVariantsMeasurements: async () => measurement,
      getMerchant: async () => merchant,
      listCategoryProducts: async () => ({
        title: '',
        description: '',
        gender: null,
        breadcrumb: [],
        items: ['2', '3'].map((id) => productSummary(id)),
        pagination: { page: 1, size: 11, totalItems: 2, totalPages: 1 },
        facets: [],
      }),
    },
    { params: { id: '10000001' } },
  );

test('says what it is, what it costs, and that tax is in it', async () => {
  const context = contextOf();
  context.store.dispatch(setShop({ product: { tax: '已含税', returns: '十四天退货' } }));
  await showScreen(productScreen, context);
  expect(screen.getByRole('heading', { level: 1, name: 'Wool coat' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Halden' })).toHaveAttribute(
    'href',
    '/product/list?brand=7',
  );
  expect(screen.getByText(/¥12,155/)).toHaveTextContent('现价¥12,155原价¥14,3008.5 折');
  expect(screen.getByText('已含税')).toBeInTheDocument();
  expect(screen.getByText('十四天退货')).toBeInTheDocument();
});

test.each([
  ['CN', '当日送达'],
  ['HK', '五至八日送达'],
] as const)('a piece of the bonded warehouse is told to %s as: %s', async (country, promise) => {
  const context = contextOf({ isSameDayDelivery: true });
  context.store.dispatch(setShop({ product: { sameDay: '当日送达', delivery: '五至八日送达' } }));
  await showScreen(productScreen, context, { country });
  expect(screen.getByText(promise)).toBeInTheDocument();
});

test('sizes say when they are low, and stay in sight when they are sold', async () => {
  await showScreen(productScreen, contextOf());
  const sizes = screen.getAllByRole('radio');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['36', '38仅剩 1 件', '40已售罄']);
  expect(sizes[2]).toBeDisabled();
});

test('a chosen size is told, and marked among the measurements', async () => {
  await showScreen(productScreen, contextOf());
  await userEvent.click(screen.getByRole('radio', { name: /38/ }));
  expect(screen.getByRole('radio', { name: /38/ })).toBeChecked();
  expect(screen.getByText('已选 FR 38')).toBeInTheDocument();
  const row = screen.getByRole('rowheader', { name: '38' }).parentElement;
  expect(row).toHaveAttribute('aria-current', 'true');
  expect(within(row ?? document.body).getByRole('cell', { name: '108' })).toBeInTheDocument();
});

test('the first three sections are open, and each closes by a tap', async () => {
  await showScreen(productScreen, contextOf());
  const about = screen.getByRole('button', { name: '关于这一件' });
  expect(about).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: '发货买手店' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await userEvent.click(about);
  expect(about).toHaveAttribute('aria-expanded', 'false');
});

test('who sends it and what resembles it arrive late', async () => {
  await showScreen(productScreen, contextOf());
  const similar = await screen.findByRole('region', { name: '相似单品' });
  expect(within(similar).getAllByRole('article')).toHaveLength(2);
  expect(await screen.findByText('Palazzo Nove')).toBeInTheDocument();
});

test('can be handed on', async () => {
  const { platform } = await showScreen(productScreen, contextOf());
  await userEvent.click(screen.getByRole('button', { name: '分享' }));
  expect(platform.shared).toMatchObject([
    { title: 'Wool coat', path: '/product/detail/10000001', image: '/images/coat-1/800' },
  ]);
});

test('a piece that is sold in every size says so', async () => {
  const variants = productDetail('1').variants.map((variant) => ({ ...variant, quantity: 0 }));
  await showScreen(productScreen, contextOf({ variants }));
  expect(screen.getByText('各尺码均已售罄')).toBeInTheDocument();
});

test('a piece that is no longer sold offers no sizes', async () => {
  await showScreen(productScreen, contextOf({ isOnline: false }));
  expect(screen.getByText('这一件已下架')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a piece that never was leads home', async () => {
  const { status } = await showScreen(productScreen, loadContext({}, { params: { id: '9' } }));
  expect(status).toBe(404);
  expect(screen.getByRole('heading', { name: '没有这一件' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/');
});

test('in the messaging app a hint tells where to share, until it is closed for good', async () => {
  const context = contextOf();
  const { platform } = await showScreen(productScreen, context, { name: 'wechat' });
  expect(platform.prepared).toMatchObject([{ title: 'Wool coat' }]);
  act(() => void context.store.dispatch(setWxBridgeReady(true)));
  expect(await screen.findByText('点右上角 ··· 发给朋友')).toBeVisible();
  act(() => void context.store.dispatch(setWxBridgeReady(false)));
  expect(screen.queryByText('点右上角 ··· 发给朋友')).toBeNull();
  act(() => void context.store.dispatch(setWxBridgeReady(true)));
  await userEvent.click(screen.getByRole('button', { name: '不再提示' }));
  expect(screen.queryByText('点右上角 ··· 发给朋友')).toBeNull();
});
