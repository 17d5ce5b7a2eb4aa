import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createProduct, createProducts, getCssVariable, renderModules } from '../testing.tsx';

const board = { code: 'billboard', fields: { moduleTitle: { title: '热销榜单' } } };

test('shows rank, product and price of each product', async () => {
  const data = [createProduct(1, { price: 990_000 }), createProduct(2)];
  await renderModules([{ ...board, data }]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/^1Halden羊毛外套 1现价¥9,900原价¥13,800$/);
  expect(second).toHaveTextContent(/^2Halden羊毛外套 2¥13,800$/);
});

test.each([
  [3, true],
  [4, false],
])('uses the layout for short rankings with %i products: %s', async (count, short) => {
  await renderModules([{ ...board, data: createProducts(count) }]);
  const list = await screen.findByRole('list');
  expect(list.matches('.short')).toBe(short);
  expect(getCssVariable(list, '--columns')).toBe(String(count));
});

test('links each rank to its product and tracks the press', async () => {
  const { platform } = await renderModules([{ ...board, data: createProducts(3) }]);
  const [, second] = await screen.findAllByRole('listitem');
  await userEvent.click(within(second as HTMLElement).getByRole('link'));
  expect(platform.destinations).toEqual([{ route: 'product', params: { id: '10000001' } }]);
  expect(platform.tracked.at(-1)).toMatchObject({
    parameters: { moduleCode: 'billboard', part: 'product', productId: '10000001' },
  });
});

test('hides the module without a ranking', async () => {
  const { container } = await renderModules([{ ...board, data: [] }]);
  expect(container.querySelector('[data-module]')).toBeNull();
});
