import { render, screen, waitFor } from '@testing-library/react';
import { Button, ConfigProvider, Input, Modal } from 'antd';
import { expect, test } from 'vitest';
import { focusWhenShown } from './focus-when-shown.ts';

const Example = ({ placeholder = '' }) => (
  <ConfigProvider theme={{ token: { motion: false }, zeroRuntime: true }}>
    <Modal open footer={<Button>Save</Button>}>
      <Input ref={focusWhenShown} aria-label="Name" placeholder={placeholder} />
      <Input aria-label="Note" />
    </Modal>
  </ConfigProvider>
);

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

test('focuses its field soon after the dialog is shown, and not again when it changes', async () => {
  const { rerender } = render(<Example />);
  const field = screen.getByLabelText('Name');
  expect(document.activeElement).not.toBe(field);
  await waitFor(() => expect(document.activeElement).toBe(field));
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  rerender(<Example placeholder="Office" />);
  await pause();
  expect(document.activeElement).toBe(save);
});

test('leaves the focus in another field', async () => {
  render(<Example />);
  const note = screen.getByLabelText('Note');
  note.focus();
  await pause();
  expect(document.activeElement).toBe(note);
});
