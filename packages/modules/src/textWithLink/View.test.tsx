import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showModules, tokenOf } from '../testing.tsx';

const fields = {
  text: '退换怎么办',
  linkText: '十四天内',
  commonLink: { web: '/content/returns' },
};
const show = (more: Record<string, unknown>) =>
  showModules([{ code: 'textWithLink', fields: { ...fields, ...more } }]);

test.each([
  ['line', '十四天内'],
  ['row', '退换怎么办 十四天内'],
])('as a %s the link is called %s', async (style, name) => {
  await show({ style });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/content/returns');
  expect(screen.getByText('退换怎么办')).toBeVisible();
});

test.each([['line'], ['row']])('as a %s that leads nowhere it is only words', async (style) => {
  await show({ style, commonLink: undefined });
  expect(await screen.findByText('十四天内')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('has the colour it is given', async () => {
  await show({ color: 'red' });
  const words = await screen.findByText('退换怎么办');
  expect(tokenOf(words.closest('[style]'), '--own-ink')).toBe('var(--red)');
});
