import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showModules, tokenOf } from '../testing.tsx';

const show = (fields: Record<string, unknown>) => showModules([{ code: 'spacer_s', fields }]);

test.each([
  [{}, '0.24'],
  [{ size: 50 }, '1'],
  [{ size: 400 }, '8'],
])('%o takes %s of the design rem', async (fields, size) => {
  const { container } = await show(fields);
  await waitFor(() => expect(container.querySelector('[aria-hidden]')).not.toBeNull());
  expect(tokenOf(container.querySelector('[aria-hidden]'), '--size')).toBe(size);
});

test('no space is no module', async () => {
  const { container } = await show({ size: 0 });
  expect(container.querySelector('section')).toBeNull();
});
