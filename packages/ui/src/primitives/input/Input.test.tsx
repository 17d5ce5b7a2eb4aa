import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Input } from './Input.tsx';
import type { InputProps } from './Input.types.ts';

function Field(props: Partial<InputProps>) {
  const [value, setValue] = useState('');
  return <Input label="手机号" value={value} onChange={setValue} {...props} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('手机号');

test('has a label and keeps the typed text', async () => {
  renderWithPlatform(<Field />);
  await userEvent.type(field(), '138');
  expect(field()).toHaveValue('138');
});

test('keeps text typed before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Field />);
  field().value = '138';
  const onChange = vi.fn();
  render(<Field onChange={onChange} />, { container, hydrate: true });
  expect(onChange.mock.calls).toEqual([['138']]);
});

test('an error replaces the hint and describes the field', () => {
  const { rerender } = renderWithPlatform(<Field hint="11 位数字" />);
  expect(field()).toHaveAccessibleDescription('11 位数字');
  expect(field()).not.toBeInvalid();
  rerender(<Field hint="11 位数字" error="少了一位" />);
  expect(field()).toHaveAccessibleDescription('少了一位');
  expect(field()).toBeInvalid();
});

test('return submits, except during input-method composition', () => {
  const onSubmit = vi.fn();
  renderWithPlatform(<Field onSubmit={onSubmit} />);
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a number field shows a numeric keyboard without spin buttons', () => {
  renderWithPlatform(<Field type="number" />);
  expect(field()).toHaveAttribute('type', 'text');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
});

test('takes the focus with autoFocus', () => {
  renderWithPlatform(<Field autoFocus hidesLabel />);
  expect(field()).toHaveFocus();
});
