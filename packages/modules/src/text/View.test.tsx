import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCssVariable, renderModules } from '../testing.tsx';

test.each(['display', 'lead', 'body'])(
  'renders the title in style %s as a second-level heading',
  async (style) => {
    await renderModules([{ code: 'text', fields: { style, title: '冬序' } }]);
    expect(await screen.findByRole('heading', { level: 2, name: '冬序' })).toBeVisible();
  },
);

test('keeps the markup of rich text and applies the text colour', async () => {
  const fields = { content: '<p>含 <strong>关税</strong></p>', color: 'pine' };
  await renderModules([{ code: 'text', fields }]);
  const strong = await screen.findByText('关税');
  expect(strong.tagName).toBe('STRONG');
  expect(getCssVariable(strong.closest('[style]'), '--base-ink')).toBe('var(--pine)');
});
