import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showModules } from '../testing.tsx';

const picture = (name: string) => ({ image: { source: `/images/${name}/800`, alt: name } });
const show = (fields: object) =>
  showModules([
    {
      code: 'imageSlide',
      fields: { moduleName: '轮播', images: [picture('一'), picture('二')], ...fields },
    },
  ]);

test('pictures are slides under one name', async () => {
  await show({});
  expect(await screen.findByRole('region', { name: '轮播' })).toBeVisible();
  expect(screen.getByAltText('一')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByAltText('二')).toBeInTheDocument();
});

test('on the first screen only the first picture is fetched at once', async () => {
  await show({ firstScreen: true });
  expect(await screen.findByAltText('一')).toHaveAttribute('loading', 'eager');
  expect(screen.getByAltText('二')).toHaveAttribute('loading', 'lazy');
});

test('figures stand in the corner where they are asked for', async () => {
  await show({ marks: 'counter' });
  expect(await screen.findByText('1 / 2')).toBeInTheDocument();
});

test('a slide shows its title and leads on; one without a source is left out', async () => {
  const first = { ...picture('一'), title: '风衣', commonLink: { web: '/content/spring' } };
  await show({ images: [first, {}] });
  expect(await screen.findByRole('link', { name: /风衣/ })).toHaveAttribute(
    'href',
    '/content/spring',
  );
  expect(screen.queryByText('1 / 2')).toBeNull();
});
