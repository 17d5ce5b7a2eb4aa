import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createProducts, renderModules } from '../testing.tsx';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

const fields = { setId: '12', moduleTitle: { title: '脚上的事' } };
const module = { code: 'multiProductsSliding', fields };
const countPerSlide = async (count: number) =>
  (await screen.findAllByLabelText(new RegExp(`/ ${count}$`))).map(
    (slide) => within(slide).getAllByRole('article').length,
  );

test('shows four products per slide by default', async () => {
  await renderModules([{ ...module, data: createProducts(10) }]);
  expect(screen.getByRole('region', { name: '脚上的事' })).toBeVisible();
  expect(await countPerSlide(3)).toEqual([4, 4, 2]);
});

test('shows as many products per slide as the page sets', async () => {
  await renderModules([
    { ...module, fields: { ...fields, quantityPerFrame: 6 }, data: createProducts(12) },
  ]);
  expect(await countPerSlide(2)).toEqual([6, 6]);
});

test('shows a single frame without a carousel', async () => {
  await renderModules([{ ...module, data: createProducts(4) }]);
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(screen.queryByRole('region', { name: '脚上的事' })).toBeNull();
});

test('defaults to twelve products and four seconds, and hides with fewer than two products', () => {
  const parsed = schema.parse(fields);
  expect(parsed).toMatchObject({ quantity: 12, intervalTime: 4, autoPlay: false });
  const isShown = (count: number) =>
    definition.isVisible?.({ fields: parsed, data: createProducts(count), now: 0 });
  expect([1, 2].map(isShown)).toEqual([false, true]);
});
