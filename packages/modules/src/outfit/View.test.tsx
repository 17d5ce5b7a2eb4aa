import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { detail, isHeldBack, product, products, showModules } from '../testing.tsx';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

const image = { source: '/content/look.jpg', alt: '西装与长裤' };
const fields = {
  title: '去美术馆的周四',
  description: '廓形松一寸，步子就慢一分。',
  image,
  cells: [{ productIds: '10000001' }],
};
const outfit = (more = {}, data: unknown = products(3)) => [
  { code: 'outfit', fields: { ...fields, ...more }, data },
];

test('waits for the session', async () => {
  const { enterSession } = await showModules(outfit(), { sessionReady: false });
  const title = screen.getByRole('heading', { name: '去美术馆的周四' });
  expect(isHeldBack(title)).toBe(true);
  enterSession();
  expect(isHeldBack(title)).toBe(false);
});

test.each([
  [1, 3],
  [2, 2],
  [3, 8],
  [4, 4],
  [5, 4],
])('layout %i has places for %i pieces, each a way to its product', async (layout, places) => {
  const { platform } = await showModules(outfit({ layout }, products(9)));
  const pieces = await screen.findAllByRole('link', { name: /羊毛外套/ });
  expect(pieces).toHaveLength(places);
  await userEvent.click(pieces[1] as HTMLElement);
  expect(platform.visits).toEqual([{ route: 'product', params: { id: '10000001' } }]);
});

test.each([[0], [6]])('there is no layout %i', (layout) => {
  expect(schema.safeParse({ ...fields, layout }).success).toBe(false);
});

test.each([
  ['its own words', { buttonText: '整套带走' }, '整套带走 ¥41,400'],
  ['the usual ones', {}, '购买整套 ¥41,400'],
])('all of it is offered in %s, with what it costs', async (_, more, name) => {
  await showModules(outfit({ commonLink: { web: '/product/list?set=503' }, ...more }));
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    '/product/list?set=503',
  );
});

test('where all of it is nowhere, it is not offered', async () => {
  await showModules(outfit());
  await screen.findByText('去美术馆的周四');
  expect(screen.queryByText(/购买整套/)).toBeNull();
});

test('a picture that has no words beside it tells a reader what the piece is', async () => {
  await showModules(outfit({ layout: 2 }, [product(1)]));
  expect(await screen.findByRole('img', { name: 'Halden 羊毛外套 1' })).toBeInTheDocument();
});

describe('isVisible', () => {
  const isShown = (value: object, count: number) =>
    definition.isVisible?.({ fields: schema.parse(value), data: products(count), now: 0 });
  test.each([
    ['a picture alone', { image }, 0, true],
    ['pieces alone', {}, 1, true],
    ['neither', { title: '空' }, 0, false],
    ['a picture that the shop does not have', { image: { key: 'gone' } }, 0, false],
  ])('%s', (_, value, count, shown) => expect(isShown(value, count)).toBe(shown));
});

test('a piece that is gone gives way to the next that is named', async () => {
  const getProduct = vi.fn(async ({ params: { id } }: { params: { id: string } }) =>
    id === detail(1).id ? detail(1, { isOnline: false }) : detail(2),
  );
  const parsed = schema.parse({ cells: [{ productIds: `${detail(1).id}, ${detail(2).id}` }] });
  const api = { getProduct } as never;
  const data = await definition.load?.({ id: 'e', fields: parsed, api, now: 0, language: 'zh-CN' });
  expect(data?.map(({ id }) => id)).toEqual([detail(2).id]);
});
