import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isHeldBack, products, showModules } from '../testing.tsx';

const fields = { setId: '12', moduleTitle: { title: '今日限时' } };
const slide = { code: 'slideProducts', fields, data: products(3) };

test('waits for the session in its own place, out of sight, then shows', async () => {
  const { container, enterSession } = await showModules([slide], { sessionReady: false });
  expect(container.querySelector('[data-module]')).toBeNull();
  expect(container.querySelector('section')).toHaveAttribute('aria-busy', 'true');
  const [card] = screen.getAllByRole('article');
  expect(isHeldBack(card)).toBe(true);

  enterSession();
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(container.querySelector('[data-module="slideProducts"]')).not.toBeNull();
  expect(screen.getAllByRole('article')[0]).toBe(card);
  expect(isHeldBack(card)).toBe(false);
});

test('one that will have nothing to show keeps no place either', async () => {
  const { container } = await showModules([{ ...slide, data: products(1) }], {
    sessionReady: false,
  });
  expect(container.querySelector('section')).toBeNull();
});

test.each([
  ['the set, when nothing better is named', {}, '选购更多', '/product/list?set=12'],
  [
    'where the page says',
    { commonLink: { web: '/content/spring' } },
    '选购更多',
    '/content/spring',
  ],
  ['in the words of the page', { showMoreText: '全部' }, '全部', '/product/list?set=12'],
])('the last card leads to %s', async (_, more, name, href) => {
  await showModules([{ ...slide, fields: { ...fields, ...more } }]);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('speaks English to those who read it', async () => {
  await showModules([slide], { language: 'en-US' });
  expect(await screen.findByRole('link', { name: 'Shop more' })).toBeVisible();
});
