import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderModules } from '../testing.tsx';

const picture = (name: string) => ({ image: { source: `/images/${name}/800`, alt: name } });
const show = (fields: object) =>
  renderModules([
    {
      code: 'imageSlide',
      fields: { moduleName: '轮播', images: [picture('一'), picture('二')], ...fields },
    },
  ]);

test('shows the pictures as slides in a labelled region', async () => {
  await show({});
  expect(await screen.findByRole('region', { name: '轮播' })).toBeVisible();
  expect(screen.getByAltText('一')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByAltText('二')).toBeInTheDocument();
});

test('loads only the first picture eagerly on the first screen', async () => {
  await show({ firstScreen: true });
  expect(await screen.findByAltText('一')).toHaveAttribute('loading', 'eager');
  expect(screen.getByAltText('二')).toHaveAttribute('loading', 'lazy');
});

test('shows a counter when marks is counter', async () => {
  await show({ marks: 'counter' });
  expect(await screen.findByText('1 / 2')).toBeInTheDocument();
});

test('shows the title of a slide as a link and leaves out slides without a source', async () => {
  const first = { ...picture('一'), title: '风衣', commonLink: { web: '/content/spring' } };
  await show({ images: [first, {}] });
  expect(await screen.findByRole('link', { name: /风衣/ })).toHaveAttribute(
    'href',
    '/content/spring',
  );
  expect(screen.queryByText('1 / 2')).toBeNull();
});
