import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { TapGroup } from './TapGroup';

const sizes = (onClick: (size: string) => void) =>
  ['36', '38', '40'].map((size) => (
    <button key={size} type="button" disabled={size === '38'} onClick={() => onClick(size)}>
      {size}
    </button>
  ));

test('arrow keys choose the next tap that can be chosen', async () => {
  const choose = vi.fn();
  show(
    <TapGroup role="group" arrows="choose">
      {sizes(choose)}
    </TapGroup>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(choose.mock.calls).toEqual([['40']]);
  expect(screen.getByRole('button', { name: '40' })).toHaveFocus();
});

test('where arrow keys only go, nothing is chosen, and Escape leads out', async () => {
  const choose = vi.fn();
  const leave = vi.fn();
  show(
    <TapGroup role="group" arrows="go" onEscape={leave}>
      {sizes(choose)}
    </TapGroup>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{End}{Escape}');
  expect(choose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '40' })).toHaveFocus();
  expect(leave).toHaveBeenCalledOnce();
});
