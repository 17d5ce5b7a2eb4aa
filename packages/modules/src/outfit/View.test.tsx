import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  createProduct,
  createProductDetail,
  createProducts,
  isHiddenUntilSession,
  renderModules,
} from '../testing.tsx';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

const image = { source: '/content/look.jpg', alt: '西装与长裤' };
const fields = {
  title: '去美术馆的周四',
  description: '廓形松一寸，步子就慢一分。',
  image,
  cells: [{ productIds: '10000001' }],
};
const outfit = (more = {}, data: unknown = createProducts(3)) => [
  { code: 'outfit', fields: { ...fields, ...more }, data },
];

test('is hidden until the session is ready', async () => {
  const { startSession } = await renderModules(outfit(), { isSessionReady: false });
  const title = screen.getByRole('heading', { name: '去美术馆的周四' });
  expect(isHiddenUntilSession(title)).toBe(true);
  startSession();
  expect(isHiddenUntilSession(title)).toBe(false);
});

test.each([
  [1, 3],
  [2, 2],
  [3, 8],
  [4, 4],
  [5, 4],
])(
  'shows in layout %i at most %i products, each linked to its product page',
  async (layout, count) => {
    const { platform } = await renderModules(outfit({ layout }, createProducts(9)));
    const links = await screen.findAllByRole('link', { name: /羊毛外套/ });
    expect(links).toHaveLength(count);
    await userEvent.click(links[1] as HTMLElement);
    expect(platform.destinations).toEqual([{ route: 'product', params: { id: '10000001' } }]);
  },
);

test.each([[0], [6]])('refuses layout %i', (layout) => {
  expect(schema.safeParse({ ...fields, layout }).success).toBe(false);
});

test.each([
  ['the text set on the page', { buttonText: '整套带走' }, '整套带走 ¥41,400'],
  ['the default text', {}, '购买整套 ¥41,400'],
])('buys the products for the price on the button, with %s', async (_, more, name) => {
  const products = createProducts(3);
  const buyOutfit = vi.fn();
  await renderModules(outfit(more, products), { buyOutfit });
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(buyOutfit).toHaveBeenCalledWith(products);
});

test('offers what is left of an outfit, for the price of that', async () => {
  const [first, second, third] = createProducts(3);
  const products = [first, { ...second, isSoldOut: true }, third];
  await renderModules(outfit({}, products), { buyOutfit: vi.fn() });
  expect(
    await screen.findByRole('button', { name: '购买在售的 2 件 ¥27,600' }),
  ).toBeInTheDocument();
});

test('leads to a list, without a price, where the products cannot be bought together', async () => {
  const commonLink = { web: '/product/list?set=503' };
  await renderModules(outfit({ commonLink }, createProducts(1)), { buyOutfit: vi.fn() });
  expect(await screen.findByRole('link', { name: '查看更多' })).toHaveAttribute(
    'href',
    '/product/list?set=503',
  );
  expect(screen.queryByText(/购买整套/)).toBeNull();
});

test('describes a product shown as a picture only in its alt text', async () => {
  await renderModules(outfit({ layout: 2 }, [createProduct(1)]));
  expect(await screen.findByRole('img', { name: 'Halden 羊毛外套 1' })).toBeInTheDocument();
});

describe('isVisible', () => {
  const isShown = (value: object, count: number) =>
    definition.isVisible?.({ fields: schema.parse(value), data: createProducts(count), now: 0 });
  test.each([
    ['only a picture', { image }, 0, true],
    ['only products', {}, 1, true],
    ['neither picture nor products', { title: '空' }, 0, false],
    ['an unknown picture', { image: { key: 'gone' } }, 0, false],
  ])('decides whether the module is visible with %s', (_, value, count, shown) =>
    expect(isShown(value, count)).toBe(shown),
  );
});

test('replaces an unavailable product with its substitute', async () => {
  const getProduct = vi.fn(async ({ params: { id } }: { params: { id: string } }) =>
    id === createProductDetail(1).id
      ? createProductDetail(1, { isOnline: false })
      : createProductDetail(2),
  );
  const parsed = schema.parse({
    cells: [{ productIds: `${createProductDetail(1).id}, ${createProductDetail(2).id}` }],
  });
  const api = { getProduct } as never;
  const data = await definition.load?.({ id: 'e', fields: parsed, api, now: 0, language: 'zh-CN' });
  expect(data?.map(({ id }) => id)).toEqual([createProductDetail(2).id]);
});
