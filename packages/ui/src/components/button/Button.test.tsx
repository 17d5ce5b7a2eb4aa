import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { Button } from './Button.tsx';

test('a button acts, and one that leads somewhere is a link', async () => {
  const onTap = vi.fn();
  const { platform } = show(
    <>
      <Button onTap={onTap}>领取</Button>
      <Button to={{ route: 'bag' }}>去结算</Button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: '领取' }));
  await userEvent.click(screen.getByRole('link', { name: '去结算' }));
  expect(onTap).toHaveBeenCalledTimes(1);
  expect(platform.visits).toEqual([{ route: 'bag' }]);
});

test('while it works on it, a second tap does nothing', async () => {
  const onTap = vi.fn();
  show(
    <Button loading onTap={onTap}>
      领取
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onTap).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test('a disabled link leads nowhere', () => {
  show(
    <Button to={{ route: 'bag' }} disabled>
      去结算
    </Button>,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toBeDisabled();
});
