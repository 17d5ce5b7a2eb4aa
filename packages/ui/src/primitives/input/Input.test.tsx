import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { Input } from './Input.tsx';
import type { InputProps } from './Input.types.ts';

function Field(props: Partial<InputProps>) {
  const [value, setValue] = useState('');
  return <Input label="手机号" value={value} onChange={setValue} {...props} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('手机号');

test('it is found by its label and keeps what is typed', async () => {
  show(<Field />);
  await userEvent.type(field(), '138');
  expect(field()).toHaveValue('138');
});

test('what is typed before the page is taken over is not lost', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Field />);
  field().value = '138';
  const onChange = vi.fn();
  render(<Field onChange={onChange} />, { container, hydrate: true });
  expect(onChange.mock.calls).toEqual([['138']]);
});

test('an error takes the place of the hint and is tied to the field', () => {
  const { rerender } = show(<Field hint="11 位数字" />);
  expect(field()).toHaveAccessibleDescription('11 位数字');
  expect(field()).not.toBeInvalid();
  rerender(<Field hint="11 位数字" error="少了一位" />);
  expect(field()).toHaveAccessibleDescription('少了一位');
  expect(field()).toBeInvalid();
});

test('return sends, unless it picks a word that is being composed', () => {
  const onSubmit = vi.fn();
  show(<Field onSubmit={onSubmit} />);
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('numbers bring their keys without the browser’s arrows', () => {
  show(<Field kind="number" />);
  expect(field()).toHaveAttribute('type', 'text');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
});

test('it can be ready for typing', () => {
  show(<Field focused hidesLabel />);
  expect(field()).toHaveFocus();
});
