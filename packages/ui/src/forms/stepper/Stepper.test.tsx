import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Stepper } from './Stepper.tsx';

test.each([
  [1, true, false],
  [2, false, false],
  [3, false, true],
  [5, false, true],
])(
  'at %i of 1 to 3, decrease is disabled: %s, increase is disabled: %s',
  (value, isDecreaseDisabled, isIncreaseDisabled) => {
    renderWithPlatform(<Stepper value={value} max={3} label="数量" onChange={vi.fn()} />);
    const [decrease, increase] = screen.getAllByRole('button');
    expect((decrease as HTMLButtonElement).disabled).toBe(isDecreaseDisabled);
    expect((increase as HTMLButtonElement).disabled).toBe(isIncreaseDisabled);
  },
);

test('each press changes the value by one', async () => {
  const onChange = vi.fn();
  renderWithPlatform(<Stepper value={2} max={3} label="数量" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: '增加数量' }));
  await userEvent.click(screen.getByRole('button', { name: '减少数量' }));
  expect(onChange.mock.calls).toEqual([[3], [1]]);
});
