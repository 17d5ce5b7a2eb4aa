import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showModules, tokenOf } from '../testing.tsx';

const way = (title: string, n: number) => ({
  image: { source: `/images/${n}/480`, alt: title },
  title,
  commonLink: { web: `/product/list?category=${n}` },
});
const entrances = [way('外套', 1), way('裙', 2), way('鞋', 3), way('包', 4), { title: '无' }];
const show = (fields: object) =>
  showModules([{ code: 'entrancesList', fields: { entrances, ...fields } }]);

test.each([
  [2, '1/1'],
  [3, '3/4'],
  [4, '3/4'],
])('%i columns, in the ratio %s', async (numberOfPerLine, ratio) => {
  const { container } = await show({ numberOfPerLine });
  await screen.findByRole('link', { name: '外套' });
  const tokens = (name: `--${string}`) =>
    tokenOf(container.querySelector(`[style*="${name}"]`), name);
  expect(tokens('--columns')).toBe(String(numberOfPerLine));
  expect(tokens('--ratio')).toBe(ratio);
});

test('as names, each leads into the shop without a picture', async () => {
  const { container } = await show({ layout: 'names' });
  const names = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(names).toEqual(['外套', '裙', '鞋', '包', '无']);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('link', { name: '外套' })).toHaveAttribute(
    'href',
    '/product/list?category=1',
  );
});

test.each([['grid'], ['row']])('as a %s, each leads into the shop by its name', async (layout) => {
  await show({ layout });
  expect(await screen.findAllByRole('link')).toHaveLength(4);
  expect(screen.getByRole('link', { name: '包' })).toHaveAttribute(
    'href',
    '/product/list?category=4',
  );
});
