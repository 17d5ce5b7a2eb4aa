import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createProducts, isHiddenUntilSession, renderModules } from '../testing.tsx';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

const fields = {
  listing: { type: 'category', id: '142110' },
  ways: [
    { title: '风衣', commonLink: { web: '/product/list?category=142111' } },
    { title: '哪里也不去', commonLink: {} },
  ],
};
const module = { code: 'plpNavigation', fields, data: createProducts(3) };

test.each([
  [{}, 20],
  [{ quantity: 40 }, 20],
  [{ quantity: 6 }, 6],
])('requests with %o %i products', (more, quantity) => {
  expect(schema.parse({ ...fields, ...more }).quantity).toBe(quantity);
});

test.each([
  [{}],
  [{ listing: { type: 'category' } }],
  [{ listing: { type: 'shop', id: '1' } }],
  [{ listing: { id: 'new' } }],
])('refuses the fields %o', (value) => expect(schema.safeParse(value).success).toBe(false));

test('is hidden until the session is ready', async () => {
  expect(definition.needsSession).toBe(true);
  const { startSession } = await renderModules([module], { isSessionReady: false });
  const [card] = screen.getAllByRole('article');
  expect(isHiddenUntilSession(card)).toBe(true);
  startSession();
  expect(isHiddenUntilSession(card)).toBe(false);
});

test.each([
  ['the listing', {}, '选购更多', '/product/list?category=142110'],
  [
    'the target and with the text set on the page',
    { commonLink: { web: '/content/spring' }, showMoreText: '全部外套' },
    '全部外套',
    '/content/spring',
  ],
])('links the last card to %s', async (_, more, name, href) => {
  await renderModules([{ ...module, fields: { ...fields, ...more } }]);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('shows text links and leaves out one without a target', async () => {
  const { platform } = await renderModules([module]);
  const navigation = await screen.findByRole('navigation', { name: '继续选购' });
  expect(within(navigation).getAllByRole('link')).toHaveLength(1);
  await userEvent.click(within(navigation).getByRole('link', { name: '风衣' }));
  expect(platform.destinations).toEqual([{ route: 'list', query: { category: '142111' } }]);
  expect(platform.tracked.at(-1)).toMatchObject({ parameters: { part: 'way', title: '风衣' } });
});
