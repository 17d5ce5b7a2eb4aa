import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCssVariable, renderModules } from '../testing.tsx';

const entrance = (title: string, n: number) => ({
  image: { source: `/images/${n}/480`, alt: title },
  title,
  commonLink: { web: `/product/list?category=${n}` },
});
const entrances = [
  entrance('外套', 1),
  entrance('裙', 2),
  entrance('鞋', 3),
  entrance('包', 4),
  { title: '无' },
];
const show = (fields: object) =>
  renderModules([{ code: 'entrancesList', fields: { entrances, ...fields } }]);

test.each([
  [2, '1/1'],
  [3, '3/4'],
  [4, '3/4'],
])('shows %i columns in the ratio %s', async (numberOfPerLine, ratio) => {
  const { container } = await show({ numberOfPerLine });
  await screen.findByRole('link', { name: '外套' });
  const getVariable = (name: `--${string}`) =>
    getCssVariable(container.querySelector(`[style*="${name}"]`), name);
  expect(getVariable('--columns')).toBe(String(numberOfPerLine));
  expect(getVariable('--ratio')).toBe(ratio);
});

test('shows names as links without pictures', async () => {
  const { container } = await show({ layout: 'names' });
  const names = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(names).toEqual(['外套', '裙', '鞋', '包', '无']);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('link', { name: '外套' })).toHaveAttribute(
    'href',
    '/product/list?category=1',
  );
});

test.each([['grid'], ['row']])('links the entrances of a %s by their names', async (layout) => {
  await show({ layout });
  expect(await screen.findAllByRole('link')).toHaveLength(4);
  expect(screen.getByRole('link', { name: '包' })).toHaveAttribute(
    'href',
    '/product/list?category=4',
  );
});
