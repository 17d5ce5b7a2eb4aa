import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Switch } from './Switch.tsx';

test('exposes its label and state, and toggles on click', async () => {
  const onChange = vi.fn();
  renderWithPlatform(<Switch on label="设为默认" onChange={onChange} />);
  const control = screen.getByRole('switch', { name: '设为默认' });
  expect(control).toBeChecked();
  await userEvent.click(control);
  expect(onChange).toHaveBeenCalledWith(false);
});
