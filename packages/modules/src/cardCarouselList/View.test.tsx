import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showModules } from '../testing.tsx';

const image = { source: '/images/cloth/800', alt: '布' };
const cards = [
  { image, title: '华达呢', subtitle: '风才进不来', commonLink: { web: '/content/spring' } },
  { image: { ...image, source: '/images/pine/800' }, title: '松烟羊毛' },
  { title: '没有图片' },
];

test('cards stand in a row of their name; one without a picture is left out', async () => {
  const fields = { moduleTitle: { title: '材料手记' }, cards };
  await showModules([{ code: 'cardCarouselList', fields }]);
  expect(await screen.findByRole('list', { name: '材料手记' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    '华达呢',
    '松烟羊毛',
  ]);
});

test('all of a card leads on, and is called by its words', async () => {
  await showModules([{ code: 'cardCarouselList', fields: { cards } }]);
  expect(await screen.findByRole('link', { name: '华达呢 风才进不来' })).toHaveAttribute(
    'href',
    '/content/spring',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
