import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showModules } from '../testing.tsx';
import { schema } from './schema.ts';

const show = (fields: Record<string, unknown>) => showModules([{ code: 'dividingLine', fields }]);

test.each([
  [{}, 'line hair text'],
  [{ style: 'dashed', width: 'page' }, 'line dashed page'],
  [{ style: 'ink', width: 'short' }, 'line ink short'],
])('%o is drawn as %s', async (fields, look) => {
  await show(fields);
  expect(await screen.findByRole('separator')).toHaveClass(look, { exact: true });
});

test('has the colour it is given', async () => {
  await show({ color: '#123456' });
  const line = await screen.findByRole('separator');
  expect(line.style.borderColor).toBe('#123456');
});

test('a ground of its own is no larger than itself', async () => {
  const { container } = await show({ background: 'ivory' });
  await screen.findByRole('separator');
  const section = container.querySelector('section');
  expect(section?.getAttribute('style')).toContain('var(--ivory)');
  expect(section).toHaveClass('ground', 'bare');
});

test.each([
  [{ style: 'wave' }, false],
  [{ width: 'half' }, false],
])('%o is accepted: %s', (value, good) => expect(schema.safeParse(value).success).toBe(good));
