import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { product, products, showModules } from '../testing.tsx';

const fields = { setId: '12', moduleTitle: { title: '远方衣箱' } };

test('shows the products in pairs, under the heading', async () => {
  await showModules([{ code: 'productSet', fields, data: products(5) }]);
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(screen.getByRole('heading', { name: '远方衣箱' })).toBeVisible();
});

test.each([[[]], [[product(1)]], [undefined]])(
  'with %o there is no module at all',
  async (data) => {
    const { container } = await showModules([{ code: 'productSet', fields, data }]);
    expect(container.querySelector('[data-module]')).toBeNull();
    expect(screen.queryByText('远方衣箱')).toBeNull();
  },
);

test('a product leads to its screen, and is told of', async () => {
  const { platform } = await showModules([{ code: 'productSet', fields, data: products(2) }]);
  const [card] = await screen.findAllByRole('link', { name: /羊毛外套 0/ });
  await userEvent.click(card as HTMLElement);
  expect(platform.visits).toEqual([{ route: 'product', params: { id: '10000000' } }]);
  expect(platform.tracked.at(-1)).toMatchObject({
    event: 'ModuleInteraction',
    parameters: { moduleCode: 'productSet', part: 'product', productId: '10000000', position: 1 },
  });
});

test('on a dark ground no tag is written in light words on a light picture', async () => {
  const data = [product(1, { tag: 'Exclusive' }), product(2)];
  await showModules([{ code: 'productSet', fields: { ...fields, background: 'pine' }, data }]);
  await screen.findAllByRole('article');
  expect(screen.queryByText('独家发售')).toBeNull();
});
