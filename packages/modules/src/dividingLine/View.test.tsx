import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderModules } from '../testing.tsx';
import { schema } from './schema.ts';

const show = (fields: Record<string, unknown>) => renderModules([{ code: 'dividingLine', fields }]);

test.each([
  [{}, 'line hair text'],
  [{ style: 'dashed', width: 'page' }, 'line dashed page'],
  [{ style: 'ink', width: 'short' }, 'line ink short'],
])('renders %o with the classes %s', async (fields, classes) => {
  await show(fields);
  expect(await screen.findByRole('separator')).toHaveClass(classes, { exact: true });
});

test('applies the colour set on the page', async () => {
  await show({ color: '#123456' });
  const line = await screen.findByRole('separator');
  expect(line.style.borderColor).toBe('#123456');
});

test('adds no padding to its background', async () => {
  const { container } = await show({ background: 'ivory' });
  await screen.findByRole('separator');
  const section = container.querySelector('section');
  expect(section?.getAttribute('style')).toContain('var(--ivory)');
  expect(section).toHaveClass('background', 'noPadding');
});

test.each([
  [{ style: 'wave' }, false],
  [{ width: 'half' }, false],
])('accepts the fields %o: %s', (value, good) =>
  expect(schema.safeParse(value).success).toBe(good),
);
