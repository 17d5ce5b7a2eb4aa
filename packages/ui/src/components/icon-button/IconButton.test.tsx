import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { IconButton } from './IconButton.tsx';

test('has an accessible name and a state, and calls onPress', async () => {
  const onPress = vi.fn();
  renderWithPlatform(<IconButton icon="heart" label="收藏" pressed solid onPress={onPress} />);
  const button = screen.getByRole('button', { name: '收藏', pressed: true });
  expect(button.querySelector('svg')).toHaveClass('solid');
  await userEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
});
