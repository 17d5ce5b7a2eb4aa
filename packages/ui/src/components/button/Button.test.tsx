import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Button } from './Button.tsx';

test('calls onPress, and renders a link when it has a destination', async () => {
  const onPress = vi.fn();
  const { platform } = renderWithPlatform(
    <>
      <Button onPress={onPress}>领取</Button>
      <Button to={{ route: 'bag' }}>去结算</Button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: '领取' }));
  await userEvent.click(screen.getByRole('link', { name: '去结算' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(platform.destinations).toEqual([{ route: 'bag' }]);
});

test('ignores presses while loading', async () => {
  const onPress = vi.fn();
  renderWithPlatform(
    <Button loading onPress={onPress}>
      领取
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onPress).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test('renders a disabled button instead of a disabled link', () => {
  renderWithPlatform(
    <Button to={{ route: 'bag' }} disabled>
      去结算
    </Button>,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toBeDisabled();
});
