import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { products, showModules } from '../testing.tsx';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

const fields = { setId: '12', moduleTitle: { title: '脚上的事' } };
const module = { code: 'multiProductsSliding', fields };
const perSlide = async (count: number) =>
  (await screen.findAllByLabelText(new RegExp(`/ ${count}$`))).map(
    (slide) => within(slide).getAllByRole('article').length,
  );

test('four products in the window, the next ones a slide further', async () => {
  await showModules([{ ...module, data: products(10) }]);
  expect(screen.getByRole('region', { name: '脚上的事' })).toBeVisible();
  expect(await perSlide(3)).toEqual([4, 4, 2]);
});

test('as many in the window as the page asks for', async () => {
  await showModules([
    { ...module, fields: { ...fields, quantityPerFrame: 6 }, data: products(12) },
  ]);
  expect(await perSlide(2)).toEqual([6, 6]);
});

test('one frame does not slide', async () => {
  await showModules([{ ...module, data: products(4) }]);
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(screen.queryByRole('region', { name: '脚上的事' })).toBeNull();
});

test('asks for twelve products, turns every four seconds once it turns, and hides when scarce', () => {
  const parsed = schema.parse(fields);
  expect(parsed).toMatchObject({ quantity: 12, intervalTime: 4, autoPlay: false });
  const isShown = (count: number) =>
    definition.isVisible?.({ fields: parsed, data: products(count), now: 0 });
  expect([1, 2].map(isShown)).toEqual([false, true]);
});
