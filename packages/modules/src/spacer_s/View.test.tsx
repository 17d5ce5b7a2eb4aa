import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCssVariable, renderModules } from '../testing.tsx';

const show = (fields: Record<string, unknown>) => renderModules([{ code: 'spacer_s', fields }]);

test.each([
  [{}, '0.24'],
  [{ size: 50 }, '1'],
  [{ size: 400 }, '8'],
])('renders %o with a height of %s rem', async (fields, size) => {
  const { container } = await show(fields);
  await waitFor(() => expect(container.querySelector('[aria-hidden]')).not.toBeNull());
  expect(getCssVariable(container.querySelector('[aria-hidden]'), '--size')).toBe(size);
});

test('hides the module with a size of 0', async () => {
  const { container } = await show({ size: 0 });
  expect(container.querySelector('section')).toBeNull();
});
