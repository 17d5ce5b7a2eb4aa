import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { Menu } from './Menu';

const items = [
  { key: 'new', label: 'Newest' },
  { key: 'low', label: 'Lowest' },
  { key: 'high', label: 'Highest' },
] as const;

function showMenu() {
  const onChoose = vi.fn();
  show(<Menu label="Order" items={items} value="low" onChoose={onChoose} />);
  return { onChoose, button: screen.getByRole('button', { name: 'Order: Lowest' }) };
}

test('opens on what is chosen, and chooses by keyboard', async () => {
  const { onChoose, button } = showMenu();
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitemradio', { name: 'Lowest' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([['high']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
});

test('the present choice changes nothing', async () => {
  const { onChoose, button } = showMenu();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Lowest' }));
  expect(onChoose).not.toHaveBeenCalled();
});

test.each(['{Escape}', '{Tab}'])('%s closes it', async (key) => {
  const { button } = showMenu();
  await userEvent.click(button);
  await userEvent.keyboard(key);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
