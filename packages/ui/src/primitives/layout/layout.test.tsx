import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Row } from './Row.tsx';
import { Stack } from './Stack.tsx';

test('a stack sets its gap from a space token and keeps other styles and attributes', () => {
  renderWithPlatform(
    <Stack as="ul" gap={6} align="center" className="own" style={{ color: 'red' }} id="sizes" />,
  );
  const list = screen.getByRole('list');
  expect(list).toHaveClass('stack', 'center', 'own');
  expect(list.style.getPropertyValue('--gap')).toBe('var(--space-6)');
  expect(list.style.color).toBe('red');
  expect(list).toHaveAttribute('id', 'sizes');
});

test('a row can be aligned, spread and wrapped', () => {
  renderWithPlatform(<Row role="group" align="baseline" isSpread wraps />);
  const row = screen.getByRole('group');
  expect(row).toHaveClass('row', 'baseline', 'spread', 'wraps');
  expect(row.style.getPropertyValue('--gap')).toBe('var(--space-4)');
});

test('a row can wrap its children without a gap between the lines', () => {
  renderWithPlatform(<Row role="group" wraps="tight" />);
  expect(screen.getByRole('group')).toHaveClass('row', 'wraps', 'tight');
});

test('a nested stack does not inherit the gap of its parent', () => {
  renderWithPlatform(
    <Stack gap={10}>
      <Stack role="group" />
    </Stack>,
  );
  expect(screen.getByRole('group').style.getPropertyValue('--gap')).toBe('var(--space-4)');
});
