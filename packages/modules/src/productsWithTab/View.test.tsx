import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createProduct, createProducts, renderModules } from '../testing.tsx';

const fields = {
  moduleTitle: { title: '从哪里添起' },
  tabs: [
    {
      tabName: '针织',
      setId: '1',
      linkText: '全部针织',
      commonLink: { web: '/product/list?set=1' },
    },
    { tabName: '包袋', setId: '2' },
  ],
};
const bags = [createProduct(7, { shortDescription: '手提包' }), createProduct(8)];
const module = { code: 'productsWithTab', fields, data: [createProducts(4), bags] };

test('shows one tab at a time with its button and tracks the selection', async () => {
  const { platform } = await renderModules([module]);
  expect(await screen.findByRole('tablist', { name: '从哪里添起' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(screen.getByRole('link', { name: '全部针织' })).toHaveAttribute(
    'href',
    '/product/list?set=1',
  );

  await userEvent.click(screen.getByRole('tab', { name: '包袋' }));
  expect(screen.getByText('手提包')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /全部|查看/ })).toBeNull();
  expect(platform.tracked).toContainEqual({
    event: 'PageAction',
    parameters: { tid: 1758, label: '包袋', position: 2 },
  });
});

test('does not track a press on the active tab', async () => {
  const { platform } = await renderModules([module]);
  await userEvent.click(await screen.findByRole('tab', { name: '针织' }));
  expect(platform.tracked.filter(({ event }) => event === 'PageAction')).toEqual([]);
});

test('shows several frames as slides', async () => {
  await renderModules([{ ...module, data: [createProducts(7), bags] }]);
  const slides = await screen.findAllByLabelText(/\/ 2$/);
  expect(slides.map((slide) => within(slide).getAllByRole('article').length)).toEqual([4, 3]);
});
