import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { fill, press } from '../testing/screen-steps.ts';
import { FormModal } from './FormModal.tsx';

function Naming() {
  const [form] = Form.useForm<{ name: string }>();
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState<string[]>([]);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        open
      </button>
      <p>sent: {sent.join(' ')}</p>
      <FormModal
        title="Naming"
        okText="Save"
        isOpen={isOpen}
        form={form}
        isPending={false}
        onFinish={({ name }) => setSent([...sent, name])}
        onClose={() => setIsOpen(false)}
      >
        <Form.Item name="name" label="Name">
          <Input />
        </Form.Item>
      </FormModal>
    </>
  );
}
const pressEscape = () =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', keyCode: 27 });
const isClosed = () => waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());

it('closes by Escape, gives the focus back, and asks before what was typed is lost', async () => {
  renderScreen(Naming);
  const opener = screen.getByText('open');
  opener.focus();
  fireEvent.click(opener);
  await screen.findByLabelText('Name');
  pressEscape();
  await isClosed();
  await waitFor(() => expect(opener).toHaveFocus());
  fireEvent.click(opener);
  await screen.findByLabelText('Name');
  fill('Name', 'Autumn');
  press('Cancel');
  fireEvent.click(await screen.findByText('Keep editing'));
  expect(screen.getByLabelText('Name')).toHaveValue('Autumn');
  fireEvent.submit(document.querySelector('.ant-modal form') as HTMLFormElement);
  expect(await screen.findByText('sent: Autumn')).toBeInTheDocument();
  press('Cancel');
  fireEvent.click((await screen.findAllByText('Discard')).at(-1) as HTMLElement);
  await isClosed();
  fireEvent.click(opener);
  expect(await screen.findByLabelText('Name')).toHaveValue('');
});
