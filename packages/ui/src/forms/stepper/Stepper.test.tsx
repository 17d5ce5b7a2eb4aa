import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { Stepper } from './Stepper.tsx';

test.each([
  [1, true, false],
  [2, false, false],
  [3, false, true],
])('at %i of 1 to 3, fewer is off: %s, more is off: %s', (value, fewerOff, moreOff) => {
  show(<Stepper value={value} max={3} label="数量" onChange={vi.fn()} />);
  const [fewer, more] = screen.getAllByRole('button');
  expect((fewer as HTMLButtonElement).disabled).toBe(fewerOff);
  expect((more as HTMLButtonElement).disabled).toBe(moreOff);
});

test('each tap is one more or one fewer', async () => {
  const onChange = vi.fn();
  show(<Stepper value={2} max={3} label="数量" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: '增加数量' }));
  await userEvent.click(screen.getByRole('button', { name: '减少数量' }));
  expect(onChange.mock.calls).toEqual([[3], [1]]);
});
