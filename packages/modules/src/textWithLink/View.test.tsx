import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCssVariable, renderModules } from '../testing.tsx';

const fields = {
  text: '退换怎么办',
  linkText: '十四天内',
  commonLink: { web: '/content/returns' },
};
const show = (more: Record<string, unknown>) =>
  renderModules([{ code: 'textWithLink', fields: { ...fields, ...more } }]);

test.each([
  ['line', '十四天内'],
  ['row', '退换怎么办 十四天内'],
])('names the link of a %s %s', async (style, name) => {
  await show({ style });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/content/returns');
  expect(screen.getByText('退换怎么办')).toBeVisible();
});

test.each([['line'], ['row']])('shows only text for a %s without a target', async (style) => {
  await show({ style, commonLink: undefined });
  expect(await screen.findByText('十四天内')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('applies the text colour set on the page', async () => {
  await show({ color: 'red' });
  const text = await screen.findByText('退换怎么办');
  expect(getCssVariable(text.closest('[style]'), '--base-ink')).toBe('var(--red)');
});
