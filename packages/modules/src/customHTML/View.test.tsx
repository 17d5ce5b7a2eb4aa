import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderModules } from '../testing.tsx';
import { definition } from './definition.ts';
import { schema } from './schema.ts';

test('renders the HTML inside its box', async () => {
  await renderModules([
    { code: 'customHTML', fields: { content: '<table><tr><td>38</td></tr></table>' } },
  ]);
  expect((await screen.findByRole('cell', { name: '38' })).closest('.box')).not.toBeNull();
});

test.each([
  [true, true],
  [false, false],
])('keeps the side margins with inset %s: %s', async (inset, keeps) => {
  await renderModules([{ code: 'customHTML', fields: { content: '<p>尺码</p>', inset } }]);
  expect((await screen.findByText('尺码')).closest('.inset') !== null).toBe(keeps);
});

test.each([
  ['', false],
  [' \n ', false],
  ['<p>尺码</p>', true],
])('shows the module with %j: %s', (content, shown) => {
  const fields = schema.parse({ content });
  expect(definition.isVisible?.({ fields, data: undefined, now: 0 })).toBe(shown);
});

test('refuses HTML that is too long', () => {
  expect(schema.safeParse({ content: 'x'.repeat(50_001) }).success).toBe(false);
});
