import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createProduct, createProducts, renderModules } from '../testing.tsx';

const image = { source: '/content/look.jpg', alt: '西装与长裤' };
const fields = { moduleTitle: { title: '今日穿什么' }, frameItems: [{ image }, { image }] };
const toModule = (moduleFields: { frameItems: object[] }, products: object[][]) => ({
  code: 'OOTD',
  fields: moduleFields,
  data: moduleFields.frameItems.map((item, index) => ({ item, products: products[index] ?? [] })),
});
const PRODUCTS = [createProducts(2), [createProduct(7)]];

test('shows looks side by side, each with links to its products', async () => {
  const { platform } = await renderModules([toModule(fields, PRODUCTS)]);
  const looks = await screen.findAllByRole('article');
  expect(looks.map((look) => within(look).getAllByRole('link').length)).toEqual([2, 1]);
  await userEvent.click(screen.getByRole('link', { name: /羊毛外套 7/ }));
  expect(platform.destinations).toEqual([{ route: 'product', params: { id: '10000007' } }]);
});

test('shows several frames as slides', async () => {
  const frameItems = [{ image }, { image }, { image }];
  await renderModules([toModule({ ...fields, frameItems }, PRODUCTS)]);
  expect(await screen.findByRole('region', { name: '今日穿什么' })).toBeVisible();
  const slides = screen.getAllByLabelText(/\/ 2$/);
  expect(slides.map((slide) => within(slide).getAllByRole('article').length)).toEqual([2, 1]);
});

test('shows the first product of a look without a picture, and links to it', async () => {
  await renderModules([toModule({ frameItems: [{}] }, [createProducts(1)])]);
  const links = await screen.findAllByRole('link', { name: /羊毛外套 0/ });
  expect(links).toHaveLength(2);
});

test('links the picture of a look to the target set on the page', async () => {
  const frameItems = [{ image, commonLink: { web: '/content/spring' } }];
  await renderModules([toModule({ frameItems }, [])]);
  expect(await screen.findByRole('link', { name: '西装与长裤' })).toHaveAttribute(
    'href',
    '/content/spring',
  );
});
