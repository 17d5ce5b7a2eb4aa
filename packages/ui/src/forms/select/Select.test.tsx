import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: '4201', name: '上海市' },
  { value: '4202', name: '北京市' },
];

test('has a label and an error, and reports the selected value', async () => {
  const onChange = vi.fn();
  renderWithPlatform(
    <Select
      label="省份"
      options={options}
      value=""
      placeholder="请选择"
      onChange={onChange}
      error="请选择省份"
    />,
  );
  const field = screen.getByLabelText('省份');
  expect(field).toHaveDisplayValue('请选择');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('请选择省份');
  await userEvent.selectOptions(field, '北京市');
  expect(onChange).toHaveBeenCalledWith('4202');
});
