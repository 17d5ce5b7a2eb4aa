import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createProducts, renderModules } from '../testing.tsx';
import { definition } from './definition.ts';
import { listOutfitsWithContent } from './rules.ts';
import { schema } from './schema.ts';

const image = { source: '/content/look.jpg' };
const outfits = [{ title: '周四', image }, { title: '空' }, { title: '窗前' }];
const fields = { moduleTitle: { title: '三天的衣服' }, outfits };
const module = { code: 'outfitCarousel', fields, data: [createProducts(2), [], createProducts(1)] };

test('shows outfits as slides and leaves out one without picture and products', async () => {
  await renderModules([module]);
  expect(await screen.findByRole('region', { name: '三天的衣服' })).toBeVisible();
  const slides = screen.getAllByLabelText(/\/ 2$/);
  expect(slides.map((slide) => within(slide).getByRole('heading').textContent)).toEqual([
    '周四',
    '窗前',
  ]);
  expect(within(slides[0] as HTMLElement).getAllByRole('link')).toHaveLength(2);
});

test('shows a single outfit without a carousel', async () => {
  await renderModules([{ ...module, fields: { outfits: outfits.slice(0, 1) } }]);
  expect(await screen.findByText('周四')).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
});

test('hides the module without pictures and products', () => {
  const parsed = schema.parse({ outfits: [{ title: '空' }] });
  expect(listOutfitsWithContent(parsed, undefined)).toEqual([]);
  expect(definition.isVisible?.({ fields: parsed, data: undefined, now: 0 })).toBe(false);
});

test('defaults to no autoplay and four seconds, and refuses an empty list', () => {
  expect(schema.parse({ outfits })).toMatchObject({ autoPlay: false, intervalTime: 4 });
  expect(schema.safeParse({ outfits: [] }).success).toBe(false);
});
