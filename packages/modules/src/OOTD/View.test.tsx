import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { product, products, showModules } from '../testing.tsx';

const image = { source: '/content/look.jpg', alt: '西装与长裤' };
const fields = { moduleTitle: { title: '今日穿什么' }, frameItems: [{ image }, { image }] };
const module = { code: 'OOTD', fields, data: [products(2), [product(7)]] };

test('looks stand beside one another, each over its pieces', async () => {
  const { platform } = await showModules([module]);
  const looks = await screen.findAllByRole('article');
  expect(looks.map((look) => within(look).getAllByRole('link').length)).toEqual([2, 1]);
  await userEvent.click(screen.getByRole('link', { name: /羊毛外套 7/ }));
  expect(platform.visits).toEqual([{ route: 'product', params: { id: '10000007' } }]);
});

test('more than a frame becomes slides', async () => {
  const frameItems = [{ image }, { image }, { image }];
  await showModules([{ ...module, fields: { ...fields, frameItems } }]);
  expect(await screen.findByRole('region', { name: '今日穿什么' })).toBeVisible();
  const slides = screen.getAllByLabelText(/\/ 2$/);
  expect(slides.map((slide) => within(slide).getAllByRole('article').length)).toEqual([2, 1]);
});

test('a look without a picture shows its first piece, and leads to it', async () => {
  await showModules([{ code: 'OOTD', fields: { frameItems: [{}] }, data: [products(1)] }]);
  const links = await screen.findAllByRole('link', { name: /羊毛外套 0/ });
  expect(links).toHaveLength(2);
});

test('a picture leads where the page says', async () => {
  const frameItems = [{ image, commonLink: { web: '/content/spring' } }];
  await showModules([{ code: 'OOTD', fields: { frameItems }, data: [[]] }]);
  expect(await screen.findByRole('link', { name: '西装与长裤' })).toHaveAttribute(
    'href',
    '/content/spring',
  );
});
