import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { Check } from './Check.tsx';

test.each([
  [false, true],
  [true, false],
])('a check that is %s becomes %s by a tap or by the space bar', async (checked, next) => {
  const onChange = vi.fn();
  show(
    <Check checked={checked} onChange={onChange}>
      同意处理我的个人信息
    </Check>,
  );
  const check = screen.getByRole('checkbox', { name: '同意处理我的个人信息' });
  if (checked) expect(check).toBeChecked();
  else expect(check).not.toBeChecked();
  await userEvent.click(check);
  check.focus();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[next], [next]]);
});

test('what is missing is told at once', () => {
  show(
    <Check checked={false} onChange={vi.fn()} error="请先同意">
      同意
    </Check>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('请先同意');
});
