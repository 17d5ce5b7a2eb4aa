import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createProducts, getCssVariable, renderModules } from '../testing.tsx';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

const module = { code: 'productsWithCTA', fields: { setId: '12' }, data: createProducts(4) };

test.each([
  [{ setId: '12' }, 4],
  [{ setId: '12', quantity: 8 }, 8],
  [{ setId: '12', quantity: 21 }, 20],
])('requests with %o %i products', (value, quantity) =>
  expect(schema.parse(value).quantity).toBe(quantity),
);

test('needs the session and is hidden with fewer than two products', () => {
  const fields = schema.parse({ setId: '12' });
  expect(definition.needsSession).toBe(true);
  const isShown = (count: number) =>
    definition.isVisible?.({ fields, data: createProducts(count), now: 0 });
  expect([0, 1, 2].map(isShown)).toEqual([false, false, true]);
});

test.each([
  ['to the set with the default text', {}, '查看更多', '/product/list?set=12'],
  ['to the set with the text of the page', { text: '看全部' }, '看全部', '/product/list?set=12'],
  [
    'to the target set on the page',
    { text: '看全部', commonLink: { web: '/content/spring' } },
    '看全部',
    '/content/spring',
  ],
])('shows one button %s', async (_, ctaButton, name, href) => {
  await renderModules([{ ...module, fields: { setId: '12', ctaButton } }]);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getAllByRole('link')).toHaveLength(5);
});

test('applies the colours set on the page to a button that links to the set', async () => {
  const ctaButton = { text: '看全部', backgroundColor: 'pine' };
  await renderModules([{ ...module, fields: { setId: '12', ctaButton } }]);
  const button = await screen.findByRole('link', { name: '看全部' });
  expect(getCssVariable(button.parentElement?.parentElement, '--cta-background')).toBe(
    'var(--pine)',
  );
});

test('leaves out an odd product', async () => {
  await renderModules([{ ...module, data: createProducts(3) }]);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

test('shows the picture beside the products', async () => {
  const image = { source: '/content/knit.jpg', alt: '毛衣' };
  await renderModules([{ ...module, fields: { setId: '12', image } }]);
  expect(await screen.findByRole('img', { name: '毛衣' })).toHaveAttribute('src', image.source);
});
