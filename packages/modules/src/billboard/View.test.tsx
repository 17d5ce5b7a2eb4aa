import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { product, products, showModules, tokenOf } from '../testing.tsx';

const board = { code: 'billboard', fields: { moduleTitle: { title: '热销榜单' } } };

test('each place has its number, its product and its price', async () => {
  const data = [product(1, { price: 990_000 }), product(2)];
  await showModules([{ ...board, data }]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/^1Halden羊毛外套 1现价¥9,900原价¥13,800$/);
  expect(second).toHaveTextContent(/^2Halden羊毛外套 2¥13,800$/);
});

test.each([
  [3, true],
  [4, false],
])('on a wide screen a ranking of %i is short: %s', async (count, short) => {
  await showModules([{ ...board, data: products(count) }]);
  const list = await screen.findByRole('list');
  expect(list.matches('.short')).toBe(short);
  expect(tokenOf(list, '--columns')).toBe(String(count));
});

test('a place leads to its product, and is told of', async () => {
  const { platform } = await showModules([{ ...board, data: products(3) }]);
  const [, second] = await screen.findAllByRole('listitem');
  await userEvent.click(within(second as HTMLElement).getByRole('link'));
  expect(platform.visits).toEqual([{ route: 'product', params: { id: '10000001' } }]);
  expect(platform.tracked.at(-1)).toMatchObject({
    parameters: { moduleCode: 'billboard', part: 'product', productId: '10000001' },
  });
});

test('without a ranking there is no module', async () => {
  const { container } = await showModules([{ ...board, data: [] }]);
  expect(container.querySelector('[data-module]')).toBeNull();
});
