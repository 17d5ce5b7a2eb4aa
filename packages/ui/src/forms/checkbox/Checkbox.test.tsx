import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Checkbox } from './Checkbox.tsx';

test.each([
  [false, true],
  [true, false],
])('changes from %s to %s by click and by the space bar', async (checked, next) => {
  const onChange = vi.fn();
  renderWithPlatform(
    <Checkbox checked={checked} onChange={onChange}>
      同意处理我的个人信息
    </Checkbox>,
  );
  const checkbox = screen.getByRole('checkbox', { name: '同意处理我的个人信息' });
  if (checked) expect(checkbox).toBeChecked();
  else expect(checkbox).not.toBeChecked();
  await userEvent.click(checkbox);
  checkbox.focus();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[next], [next]]);
});

test('announces an error as an alert', () => {
  renderWithPlatform(
    <Checkbox checked={false} onChange={vi.fn()} error="请先同意">
      同意
    </Checkbox>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('请先同意');
});
