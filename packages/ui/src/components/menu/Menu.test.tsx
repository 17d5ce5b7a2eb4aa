import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Menu } from './Menu';

const items = [
  { key: 'new', label: 'Newest' },
  { key: 'low', label: 'Lowest' },
  { key: 'high', label: 'Highest' },
] as const;

function renderMenu() {
  const onSelect = vi.fn();
  renderWithPlatform(<Menu label="Order" items={items} value="low" onSelect={onSelect} />);
  return { onSelect, button: screen.getByRole('button', { name: 'Order: Lowest' }) };
}

test('focuses the current item when opened and selects by keyboard', async () => {
  const { onSelect, button } = renderMenu();
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitemradio', { name: 'Lowest' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect.mock.calls).toEqual([['high']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
});

test('selecting the current item does not call onSelect', async () => {
  const { onSelect, button } = renderMenu();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Lowest' }));
  expect(onSelect).not.toHaveBeenCalled();
});

test.each(['{Escape}', '{Tab}'])('%s closes the menu', async (key) => {
  const { button } = renderMenu();
  await userEvent.click(button);
  await userEvent.keyboard(key);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('hides the ring of the focused item until a key is pressed, when a mouse opened the menu', async () => {
  const { button } = renderMenu();
  await userEvent.click(button);
  const frame = button.parentElement;
  expect(frame).toHaveClass('byMouse');
  await userEvent.keyboard('{ArrowDown}');
  expect(frame).not.toHaveClass('byMouse');
});
