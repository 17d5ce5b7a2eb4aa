import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { PressableGroup } from './PressableGroup';

const renderSizes = (onClick: (size: string) => void) =>
  ['36', '38', '40'].map((size) => (
    <button key={size} type="button" disabled={size === '38'} onClick={() => onClick(size)}>
      {size}
    </button>
  ));

test('arrow keys press the next enabled button', async () => {
  const onPress = vi.fn();
  renderWithPlatform(
    <PressableGroup role="group" arrows="press">
      {renderSizes(onPress)}
    </PressableGroup>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onPress.mock.calls).toEqual([['40']]);
  expect(screen.getByRole('button', { name: '40' })).toHaveFocus();
});

test('arrow keys can move the focus only, and Escape calls onEscape', async () => {
  const onPress = vi.fn();
  const onEscape = vi.fn();
  renderWithPlatform(
    <PressableGroup role="group" arrows="focus" onEscape={onEscape}>
      {renderSizes(onPress)}
    </PressableGroup>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{End}{Escape}');
  expect(onPress).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '40' })).toHaveFocus();
  expect(onEscape).toHaveBeenCalledOnce();
});
