import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { FormModal } from './FormModal.tsx';
import { TimeInput } from './TimeInput.tsx';

const publish = vi.fn();

function Dialog() {
  const [form] = Form.useForm<{ at: string }>();
  return (
    <FormModal
      title="Publish"
      isOpen
      form={form}
      okText="Send"
      isPending={false}
      onFinish={publish}
      onClose={() => undefined}
    >
      <Form.Item name="at" label="Start">
        <TimeInput />
      </Form.Item>
    </FormModal>
  );
}

test('Enter takes a typed time and does not send the form', async () => {
  const user = userEvent.setup();
  renderScreen(Dialog);
  await user.type(await screen.findByLabelText('Start'), '2030-01-01 10:00{Enter}');
  expect(publish).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(publish).toHaveBeenCalledWith({ at: '2030-01-01T02:00:00.000Z' }));
});
