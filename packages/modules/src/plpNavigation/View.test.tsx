import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { isHeldBack, products, showModules } from '../testing.tsx';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

const fields = {
  listing: { type: 'category', id: '142110' },
  ways: [
    { title: '风衣', commonLink: { web: '/product/list?category=142111' } },
    { title: '哪里也不去', commonLink: {} },
  ],
};
const module = { code: 'plpNavigation', fields, data: products(3) };

test.each([
  [{}, 20],
  [{ quantity: 40 }, 20],
  [{ quantity: 6 }, 6],
])('%o asks for %i products', (more, quantity) => {
  expect(schema.parse({ ...fields, ...more }).quantity).toBe(quantity);
});

test.each([
  [{}],
  [{ listing: { type: 'category' } }],
  [{ listing: { type: 'shop', id: '1' } }],
  [{ listing: { id: 'new' } }],
])('%o is refused', (value) => expect(schema.safeParse(value).success).toBe(false));

test('waits for the session', async () => {
  expect(definition.needsSession).toBe(true);
  const { enterSession } = await showModules([module], { sessionReady: false });
  const [card] = screen.getAllByRole('article');
  expect(isHeldBack(card)).toBe(true);
  enterSession();
  expect(isHeldBack(card)).toBe(false);
});

test.each([
  ['the listing', {}, '选购更多', '/product/list?category=142110'],
  [
    'where the page says, in its words',
    { commonLink: { web: '/content/spring' }, showMoreText: '全部外套' },
    '全部外套',
    '/content/spring',
  ],
])('the last card leads to %s', async (_, more, name, href) => {
  await showModules([{ ...module, fields: { ...fields, ...more } }]);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('words lead further; one that leads nowhere is left out', async () => {
  const { platform } = await showModules([module]);
  const ways = await screen.findByRole('navigation', { name: '继续选购' });
  expect(within(ways).getAllByRole('link')).toHaveLength(1);
  await userEvent.click(within(ways).getByRole('link', { name: '风衣' }));
  expect(platform.visits).toEqual([{ route: 'list', query: { category: '142111' } }]);
  expect(platform.tracked.at(-1)).toMatchObject({ parameters: { part: 'way', title: '风衣' } });
});
