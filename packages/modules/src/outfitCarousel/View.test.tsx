import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { products, showModules } from '../testing.tsx';
import { definition } from './definition.ts';
import { shownOutfits } from './rules.ts';
import { schema } from './schema.ts';

const image = { source: '/content/look.jpg' };
const outfits = [{ title: '周四', image }, { title: '空' }, { title: '窗前' }];
const fields = { moduleTitle: { title: '三天的衣服' }, outfits };
const module = { code: 'outfitCarousel', fields, data: [products(2), [], products(1)] };

test('outfits one after another; one without picture and pieces is left out', async () => {
  await showModules([module]);
  expect(await screen.findByRole('region', { name: '三天的衣服' })).toBeVisible();
  const slides = screen.getAllByLabelText(/\/ 2$/);
  expect(slides.map((slide) => within(slide).getByRole('heading').textContent)).toEqual([
    '周四',
    '窗前',
  ]);
  expect(within(slides[0] as HTMLElement).getAllByRole('link')).toHaveLength(2);
});

test('one outfit does not slide', async () => {
  await showModules([{ ...module, fields: { outfits: outfits.slice(0, 1) } }]);
  expect(await screen.findByText('周四')).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
});

test('nothing came, and there are no pictures: nothing shows', () => {
  const parsed = schema.parse({ outfits: [{ title: '空' }] });
  expect(shownOutfits(parsed, undefined)).toEqual([]);
  expect(definition.isVisible?.({ fields: parsed, data: undefined, now: 0 })).toBe(false);
});

test('turns every four seconds once it turns', () => {
  expect(schema.parse({ outfits })).toMatchObject({ autoPlay: false, intervalTime: 4 });
  expect(schema.safeParse({ outfits: [] }).success).toBe(false);
});
