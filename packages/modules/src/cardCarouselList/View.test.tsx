import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderModules } from '../testing.tsx';

const image = { source: '/images/cloth/800', alt: '布' };
const cards = [
  { image, title: '华达呢', subtitle: '风才进不来', commonLink: { web: '/content/spring' } },
  { image: { ...image, source: '/images/pine/800' }, title: '松烟羊毛' },
  { title: '没有图片' },
];

test('shows the cards in a labelled list and leaves out one without a picture', async () => {
  const fields = { moduleTitle: { title: '材料手记' }, cards };
  await renderModules([{ code: 'cardCarouselList', fields }]);
  expect(await screen.findByRole('list', { name: '材料手记' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    '华达呢',
    '松烟羊毛',
  ]);
});

test('makes the whole card a link named by its text', async () => {
  await renderModules([{ code: 'cardCarouselList', fields: { cards } }]);
  expect(await screen.findByRole('link', { name: '华达呢 风才进不来' })).toHaveAttribute(
    'href',
    '/content/spring',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
