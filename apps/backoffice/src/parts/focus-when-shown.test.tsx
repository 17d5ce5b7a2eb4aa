import { render, screen, waitFor } from '@testing-library/react';
import { Input, Modal } from 'antd';
import { expect, test } from 'vitest';
import { focusWhenShown } from './focus-when-shown.ts';

const Example = () => (
  <Modal open>
    <Input ref={focusWhenShown} aria-label="Name" />
    <Input aria-label="Note" />
  </Modal>
);

test('focuses its field soon after the dialog is shown', async () => {
  render(<Example />);
  const field = screen.getByLabelText('Name');
  expect(document.activeElement).not.toBe(field);
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('leaves the focus in another field', async () => {
  render(<Example />);
  const note = screen.getByLabelText('Note');
  note.focus();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(note);
});
