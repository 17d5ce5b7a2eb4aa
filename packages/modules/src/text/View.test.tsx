import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showModules, tokenOf } from '../testing.tsx';

test.each(['display', 'lead', 'body'])(
  'the title of style %s is a heading below the name of its page',
  async (style) => {
    await showModules([{ code: 'text', fields: { style, title: '冬序' } }]);
    expect(await screen.findByRole('heading', { level: 2, name: '冬序' })).toBeVisible();
  },
);

test('rich text keeps its markup; a colour of its own colours the words', async () => {
  const fields = { content: '<p>含 <strong>关税</strong></p>', color: 'pine' };
  await showModules([{ code: 'text', fields }]);
  const strong = await screen.findByText('关税');
  expect(strong.tagName).toBe('STRONG');
  expect(tokenOf(strong.closest('[style]'), '--own-ink')).toBe('var(--pine)');
});
