import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { Switch } from './Switch.tsx';

test('it says what it is and whether it is on, and is turned by a tap', async () => {
  const onChange = vi.fn();
  show(<Switch on label="设为默认" onChange={onChange} />);
  const control = screen.getByRole('switch', { name: '设为默认' });
  expect(control).toBeChecked();
  await userEvent.click(control);
  expect(onChange).toHaveBeenCalledWith(false);
});
