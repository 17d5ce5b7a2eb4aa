import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'standard', title: '标准配送', note: '5–8 个工作日', aside: '¥150' },
  { value: 'same-day', title: '当日达', disabled: true },
  { value: 'express', title: '特快配送', aside: '¥320' },
];

function DeliveryOptions({ error }: { error?: string }) {
  const [value, setValue] = useState('standard');
  return (
    <RadioGroup
      label="配送方式"
      options={options}
      value={value}
      onChange={setValue}
      error={error}
    />
  );
}

test('selects an option by click, but not a disabled one', async () => {
  renderWithPlatform(<DeliveryOptions />);
  expect(screen.getByRole('group', { name: '配送方式' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /标准配送.*¥150/ })).toBeChecked();
  await userEvent.click(screen.getByText('特快配送'));
  expect(screen.getByRole('radio', { name: /特快配送/ })).toBeChecked();
  await userEvent.click(screen.getByText('当日达'));
  expect(screen.getByRole('radio', { name: /当日达/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /特快配送/ })).toBeChecked();
});

test('describes the group with its error', () => {
  renderWithPlatform(<DeliveryOptions error="请选择配送方式" />);
  expect(screen.getByRole('group')).toHaveAccessibleDescription('请选择配送方式');
});
