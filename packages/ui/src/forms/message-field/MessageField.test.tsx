import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { MessageField } from './MessageField.tsx';

function Field({ onSubmit }: { onSubmit: () => void }) {
  const [value, setValue] = useState('');
  return (
    <MessageField
      label="消息"
      value={value}
      onChange={setValue}
      onSubmit={onSubmit}
      maxLength={9}
    />
  );
}

test('return sends, and with Shift starts a new line', async () => {
  const onSubmit = vi.fn();
  renderWithPlatform(<Field onSubmit={onSubmit} />);
  const field = screen.getByLabelText('消息');
  await userEvent.type(field, '您好{Shift>}{Enter}{/Shift}在吗');
  expect(field).toHaveValue('您好\n在吗');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(field, '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(field).toHaveValue('您好\n在吗');
});

test('return that picks a suggested word does not send', () => {
  const onSubmit = vi.fn();
  renderWithPlatform(<Field onSubmit={onSubmit} />);
  fireEvent.keyDown(screen.getByLabelText('消息'), { key: 'Enter', isComposing: true });
  expect(onSubmit).not.toHaveBeenCalled();
});
