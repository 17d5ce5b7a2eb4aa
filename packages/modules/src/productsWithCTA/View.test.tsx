import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { products, showModules, tokenOf } from '../testing.tsx';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

const module = { code: 'productsWithCTA', fields: { setId: '12' }, data: products(4) };

test.each([
  [{ setId: '12' }, 4],
  [{ setId: '12', quantity: 8 }, 8],
  [{ setId: '12', quantity: 21 }, 20],
])('%o asks for %i products', (value, quantity) =>
  expect(schema.parse(value).quantity).toBe(quantity),
);

test('waits for the session, and is hidden with fewer than two products', () => {
  const fields = schema.parse({ setId: '12' });
  expect(definition.needsSession).toBe(true);
  const isShown = (count: number) =>
    definition.isVisible?.({ fields, data: products(count), now: 0 });
  expect([0, 1, 2].map(isShown)).toEqual([false, false, true]);
});

test.each([
  ['view more, of the set', {}, '查看更多', '/product/list?set=12'],
  ['the words of the page, of the set', { text: '看全部' }, '看全部', '/product/list?set=12'],
  [
    'where the page says',
    { text: '看全部', commonLink: { web: '/content/spring' } },
    '看全部',
    '/content/spring',
  ],
])('has one button: %s', async (_, ctaButton, name, href) => {
  await showModules([{ ...module, fields: { setId: '12', ctaButton } }]);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getAllByRole('link')).toHaveLength(5);
});

test('its button has the colours of the page wherever it leads', async () => {
  const ctaButton = { text: '看全部', backgroundColor: 'pine' };
  await showModules([{ ...module, fields: { setId: '12', ctaButton } }]);
  const button = await screen.findByRole('link', { name: '看全部' });
  expect(tokenOf(button.parentElement?.parentElement, '--cta-ground')).toBe('var(--pine)');
});

test('an odd product is left out', async () => {
  await showModules([{ ...module, data: products(3) }]);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

test('a picture stands with them only when it can be had', async () => {
  const image = { source: '/content/knit.jpg', alt: '毛衣' };
  await showModules([{ ...module, fields: { setId: '12', image } }]);
  expect(await screen.findByRole('img', { name: '毛衣' })).toHaveAttribute('src', image.source);
});
