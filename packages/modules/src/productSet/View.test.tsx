import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createProduct, createProducts, renderModules } from '../testing.tsx';

const fields = { setId: '12', moduleTitle: { title: '远方衣箱' } };

test('shows an even number of products below the heading', async () => {
  await renderModules([{ code: 'productSet', fields, data: createProducts(5) }]);
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(screen.getByRole('heading', { name: '远方衣箱' })).toBeVisible();
});

test.each([[[]], [[createProduct(1)]], [undefined]])('hides the module with %o', async (data) => {
  const { container } = await renderModules([{ code: 'productSet', fields, data }]);
  expect(container.querySelector('[data-module]')).toBeNull();
  expect(screen.queryByText('远方衣箱')).toBeNull();
});

test('links a product to its page and tracks the press', async () => {
  const { platform } = await renderModules([
    { code: 'productSet', fields, data: createProducts(2) },
  ]);
  const [card] = await screen.findAllByRole('link', { name: /羊毛外套 0/ });
  await userEvent.click(card as HTMLElement);
  expect(platform.destinations).toEqual([{ route: 'product', params: { id: '10000000' } }]);
  expect(platform.tracked.at(-1)).toMatchObject({
    event: 'ModuleInteraction',
    parameters: { moduleCode: 'productSet', part: 'product', productId: '10000000', position: 1 },
  });
});

test('shows no product tags on a dark background', async () => {
  const data = [createProduct(1, { tag: 'Exclusive' }), createProduct(2)];
  await renderModules([{ code: 'productSet', fields: { ...fields, background: 'pine' }, data }]);
  await screen.findAllByRole('article');
  expect(screen.queryByText('独家发售')).toBeNull();
});
