import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Colourway, Merchant, ProductDetail, VariantsMeasurements } from '@vitrine/contract';
import { setShopContent, setToggles, setWxBridgeReady } from '@vitrine/state';
import { productDetail, productSummary } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen as productScreen } from './index.ts';

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

const productContext = (more: Partial<ProductDetail> = {}) =>
  createLoadContext(
    {
      getProduct: async () => productDetail('10000001', more),
      getVariantsMeasurements: async () => measurement,
      getMerchant: async () => merchant,
      listCategoryProducts: async () => ({
        title: '',
        description: '',
        gender: null,
        breadcrumb: [],
        opening: null,
        items: ['2', '3'].map((id) => productSummary(id)),
        pagination: { page: 1, size: 11, totalItems: 2, totalPages: 1 },
        facets: [],
      }),
    },
    { params: { id: '10000001' } },
  );

test('shows the name, the price and the note on taxes', async () => {
  const context = productContext();
  context.store.dispatch(setShopContent({ product: { tax: '已含税', returns: '十四天退货' } }));
  await renderScreen(productScreen, context);
  expect(screen.getByRole('heading', { level: 1, name: 'Wool coat' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Halden' })).toHaveAttribute(
    'href',
    '/product/list?brand=7',
  );
  expect(screen.getByText(/¥12,155/)).toHaveTextContent('现价¥12,155原价¥14,3008.5 折');
  expect(screen.getByText('已含税')).toBeInTheDocument();
  expect(screen.getByText('十四天退货')).toBeInTheDocument();
});

test('crops each picture around the focal point that an editor has set', async () => {
  const images = [
    { url: '/front/800', size: 800, order: 1, position: '50% 18%' },
    { url: '/back/800', size: 800, order: 2 },
  ];
  const { container } = await renderScreen(productScreen, productContext({ images }));
  const findPosition = (url: string) =>
    container
      .querySelector(`img[src="${url}"]`)
      ?.closest<HTMLElement>('.frame')
      ?.style.getPropertyValue('--position');
  expect([findPosition('/front/800'), findPosition('/back/800')]).toEqual(['50% 18%', '']);
});

test.each([
  ['CN', '当日送达'],
  ['HK', '五至八日送达'],
] as const)('promises delivery to %s for a same-day product: %s', async (country, promise) => {
  const context = productContext({ isSameDayDelivery: true });
  context.store.dispatch(
    setShopContent({ product: { sameDay: '当日送达', delivery: '五至八日送达' } }),
  );
  await renderScreen(productScreen, context, { country });
  expect(screen.getByText(promise)).toBeInTheDocument();
});

test('promises no same-day delivery when the shop has switched it off', async () => {
  const context = productContext({ isSameDayDelivery: true });
  context.store.dispatch(setToggles({ sameDayDelivery: false }));
  context.store.dispatch(
    setShopContent({ product: { sameDay: '当日送达', delivery: '五至八日送达' } }),
  );
  await renderScreen(productScreen, context, { country: 'CN' });
  expect(screen.getByText('五至八日送达')).toBeInTheDocument();
});

test('promises no delivery of a product that is sold out', async () => {
  const variants = productDetail('1').variants.map((variant) => ({ ...variant, quantity: 0 }));
  const context = productContext({ variants });
  context.store.dispatch(setShopContent({ product: { delivery: '五至八日送达' } }));
  await renderScreen(productScreen, context);
  expect(screen.queryByText('五至八日送达')).toBeNull();
});

test('notes on each size whether one is left or it is sold out', async () => {
  await renderScreen(productScreen, productContext());
  const sizes = screen.getAllByRole('radio');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['36', '38仅剩 1 件', '40已售罄']);
  expect(sizes[2]).toBeDisabled();
});

const withoutSizes = (quantity: number): Partial<ProductDetail> => {
  const [variant] = productDetail('1').variants;
  const attributes = [
    { type: 'Size', value: 'OS' },
    { type: 'SizeDescription', value: '均码' },
    { type: 'Scale', value: '' },
  ];
  return { color: '', variants: variant ? [{ ...variant, quantity, attributes }] : [] };
};

test('asks for no size and names no colour of a product that has neither', async () => {
  await renderScreen(productScreen, productContext(withoutSizes(2)));
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByText('均码')).toBeNull();
  expect(screen.queryByText('颜色')).toBeNull();
  expect(screen.getAllByRole('button', { name: /加入购物袋/ })[0]).toBeEnabled();
});

test('speaks of composition and care only where one of them is known', async () => {
  const care = ['干洗'];
  const { unmount } = await renderScreen(productScreen, productContext({ care }));
  expect(screen.getByRole('button', { name: '成分与洗护' })).toBeVisible();
  unmount();
  const nothing = { compositions: [], care: [], description: '', brandDescription: '' };
  await renderScreen(productScreen, productContext(nothing));
  expect(screen.getByRole('button', { name: '商品信息' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '关于这一件' })).toBeNull();
});

test('says that a product without sizes is sold out', async () => {
  await renderScreen(productScreen, productContext(withoutSizes(0)));
  expect(screen.queryByRole('radiogroup')).toBeNull();
  const texts = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(texts).toContain('已售罄');
  expect(texts.join()).not.toContain('尺码');
});

test('names the product in the bar at the top once the picture has left', async () => {
  const { platform } = await renderScreen(productScreen, productContext());
  const countNames = () => screen.getAllByText('Wool coat').length;
  expect(countNames()).toBe(2);
  await act(async () => platform.simulateScroll([40, 140]));
  expect(countNames()).toBe(3);
  await act(async () => platform.simulateScroll([400, 500]));
  expect(countNames()).toBe(2);
});

test('shows a pressed picture in full, with every size it has', async () => {
  const images = [480, 800, 1200].flatMap((size) =>
    [1, 2].map((order) => ({ url: `/images/coat-${order}/${size}`, size, order })),
  );
  await renderScreen(productScreen, productContext({ images }));
  const [second] = screen.getAllByRole('button', { name: 'Wool coat，第 2 张' });
  expect(
    within(second as HTMLElement)
      .getByRole('img')
      .getAttribute('srcset'),
  ).toBe('/images/coat-2/480 480w, /images/coat-2/800 800w');
  await userEvent.click(second as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Wool coat' });
  expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/images/coat-2/1200');
});

const colourway = (id: string, more: Partial<Colourway> = {}): Colourway => ({
  id,
  color: `Colour ${id}`,
  hex: '#b3916a',
  price: 1_215_500,
  priceWithoutDiscount: 1_215_500,
  isSoldOut: false,
  ...more,
});

test('links to the other colours in place of this one, with price and stock where they differ', async () => {
  const colourways = [
    colourway('10000001'),
    colourway('2', { price: 990_000 }),
    colourway('3', { isSoldOut: true }),
  ];
  const { platform } = await renderScreen(productScreen, productContext({ colourways }));
  const go = vi.spyOn(platform.navigation, 'go');
  const [own, cheaper, soldOut] = within(screen.getByRole('group', { name: '颜色' })).getAllByRole(
    'link',
  );
  expect(own).toHaveAttribute('aria-current', 'true');
  expect(cheaper).toHaveTextContent('Colour 2¥9,900');
  expect(soldOut).toHaveTextContent('Colour 3¥12,155已售罄');
  await userEvent.click(own as HTMLElement);
  expect(go).not.toHaveBeenCalled();
  await userEvent.click(cheaper as HTMLElement);
  expect(go).toHaveBeenCalledWith(
    { route: 'product', params: { id: '2' } },
    { replace: true, keepScroll: true },
  );
});

test('shows no prices beside colours that cost the same, and no single colour', async () => {
  const colourways = [colourway('10000001'), colourway('2')];
  const { unmount } = await renderScreen(productScreen, productContext({ colourways }));
  expect(screen.getByRole('group', { name: '颜色' })).not.toHaveTextContent('¥');
  unmount();
  await renderScreen(productScreen, productContext());
  expect(screen.queryByRole('group', { name: '颜色' })).toBeNull();
});

test('names the selected size, and marks it in the measurements', async () => {
  await renderScreen(productScreen, productContext());
  await userEvent.click(screen.getByRole('radio', { name: /38/ }));
  expect(screen.getByRole('radio', { name: /38/ })).toBeChecked();
  expect(screen.getByText('已选 FR 38')).toBeInTheDocument();
  const row = screen.getByRole('rowheader', { name: '38' }).parentElement;
  expect(row).toHaveAttribute('aria-current', 'true');
  expect(within(row ?? document.body).getByRole('cell', { name: '108' })).toBeInTheDocument();
});

test('describes the brand below the product', async () => {
  await renderScreen(productScreen, productContext());
  expect(screen.getByText('Coats from the north.')).toBeVisible();
});

test('opens the first three sections, and closes one by a tap', async () => {
  await renderScreen(productScreen, productContext());
  const about = screen.getByRole('button', { name: '关于这一件' });
  expect(about).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: '发货买手店' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await userEvent.click(about);
  expect(about).toHaveAttribute('aria-expanded', 'false');
});

test('shows similar products and the merchant once they arrive', async () => {
  await renderScreen(productScreen, productContext());
  const listSimilar = () => within(screen.getByRole('region', { name: '相似商品' }));
  await waitFor(() => expect(listSimilar().getAllByRole('article')).toHaveLength(2));
  expect(await screen.findByText('Palazzo Nove')).toBeInTheDocument();
});

test('shares the product', async () => {
  const { platform } = await renderScreen(productScreen, productContext());
  await userEvent.click(screen.getByRole('button', { name: '分享' }));
  expect(platform.shared).toMatchObject([
    { title: 'Wool coat', path: '/product/detail/10000001', image: '/images/coat-1/800' },
  ]);
});

test('says that every size is sold out', async () => {
  const variants = productDetail('1').variants.map((variant) => ({ ...variant, quantity: 0 }));
  await renderScreen(productScreen, productContext({ variants }));
  expect(screen.getByText('各尺码均已售罄')).toBeInTheDocument();
});

test('shows no sizes of a product that is no longer sold', async () => {
  await renderScreen(productScreen, productContext({ isOnline: false }));
  expect(screen.getByText('这一件已下架')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('links a product that does not exist to the home page', async () => {
  const { status } = await renderScreen(
    productScreen,
    createLoadContext({}, { params: { id: '9' } }),
  );
  expect(status).toBe(404);
  expect(screen.getByRole('heading', { name: '没有这一件' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/');
});

test('shows a share hint in the messaging app until it is closed', async () => {
  const context = productContext();
  const { platform } = await renderScreen(productScreen, context, { name: 'wechat' });
  expect(platform.prepared).toMatchObject([{ title: 'Wool coat' }]);
  act(() => void context.store.dispatch(setWxBridgeReady(true)));
  expect(await screen.findByText('点右上角 ··· 发给朋友')).toBeVisible();
  act(() => void context.store.dispatch(setWxBridgeReady(false)));
  expect(screen.queryByText('点右上角 ··· 发给朋友')).toBeNull();
  act(() => void context.store.dispatch(setWxBridgeReady(true)));
  await userEvent.click(screen.getByRole('button', { name: '不再提示' }));
  expect(screen.queryByText('点右上角 ··· 发给朋友')).toBeNull();
});
