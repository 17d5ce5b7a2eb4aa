import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createProducts, isHiddenUntilSession, renderModules } from '../testing.tsx';

const fields = { setId: '12', moduleTitle: { title: '今日限时' } };
const slide = { code: 'slideProducts', fields, data: createProducts(3) };

test('is rendered hidden until the session is ready, then shown', async () => {
  const { container, startSession } = await renderModules([slide], { isSessionReady: false });
  expect(container.querySelector('[data-module]')).toBeNull();
  expect(container.querySelector('section')).toHaveAttribute('aria-busy', 'true');
  const [card] = screen.getAllByRole('article');
  expect(isHiddenUntilSession(card)).toBe(true);

  startSession();
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(container.querySelector('[data-module="slideProducts"]')).not.toBeNull();
  expect(screen.getAllByRole('article')[0]).toBe(card);
  expect(isHiddenUntilSession(card)).toBe(false);
});

test('reserves no space when it has too few products', async () => {
  const { container } = await renderModules([{ ...slide, data: createProducts(1) }], {
    isSessionReady: false,
  });
  expect(container.querySelector('section')).toBeNull();
});

test.each([
  ['the set by default', {}, '选购更多', '/product/list?set=12'],
  [
    'the target set on the page',
    { commonLink: { web: '/content/spring' } },
    '选购更多',
    '/content/spring',
  ],
  ['the set with the text of the page', { showMoreText: '全部' }, '全部', '/product/list?set=12'],
])('links the last card to %s', async (_, more, name, href) => {
  await renderModules([{ ...slide, fields: { ...fields, ...more } }]);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('shows English texts on an English page', async () => {
  await renderModules([slide], { language: 'en-US' });
  expect(await screen.findByRole('link', { name: 'Shop more' })).toBeVisible();
});
