import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Link } from 'wouter';
import { renderScreen } from '../testing/renderScreen.tsx';
import { answerDialog, fill, press } from '../testing/screen-steps.ts';
import { FormModal } from './FormModal.tsx';
import { LocalisedInput } from './LocalisedInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

const finish = vi.fn();

function Dialog() {
  const [form] = Form.useForm<{ name: object; price: number }>();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <FormModal
        title="Prices"
        isOpen={isOpen}
        form={form}
        initialValues={{ name: { 'zh-CN': '大衣' }, price: 129_900 }}
        okText="Save"
        isPending={false}
        onFinish={finish}
        onClose={() => setIsOpen(false)}
      >
        <Form.Item name="name" label="Name">
          <LocalisedInput label="Name" />
        </Form.Item>
        <Form.Item name="price" label="Price">
          <MoneyInput />
        </Form.Item>
      </FormModal>
    </>
  );
}

test('closes an untouched form at once, and asks before it drops a changed one', async () => {
  renderScreen(Dialog);
  press('Cancel');
  await waitFor(() => expect(screen.queryByLabelText('Price')).toBeNull());
  press('Open');
  expect(await screen.findByLabelText('Price')).toHaveValue('1299.00');
  fill('Name · English', 'Coat');
  press('Cancel');
  await answerDialog('Discard what is not saved?', 'Keep editing');
  expect(screen.getByLabelText('Name · English')).toHaveValue('Coat');
  press('Cancel');
  await answerDialog('Discard what is not saved?', 'Discard');
  await waitFor(() => expect(screen.queryByLabelText('Price')).toBeNull());
  press('Open');
  expect(await screen.findByLabelText('Name · English')).toHaveValue('');
});

test.each([
  ['1299.005', 129_901],
  ['0.1', 10],
  ['', null],
])('sends the amount %s in minor units, beside both languages', async (typed, price) => {
  finish.mockClear();
  renderScreen(Dialog, { language: 'zh-CN' });
  fill('Name · 英文', 'Coat');
  fill('Price', typed);
  fireEvent.blur(screen.getByLabelText('Price'));
  press('Save');
  await waitFor(() => expect(finish).toHaveBeenCalledOnce());
  expect(finish).toHaveBeenCalledWith({ name: { 'zh-CN': '大衣', 'en-US': 'Coat' }, price });
});

function Editor() {
  const [isChanged, setIsChanged] = useState(false);
  useLeaveGuard(isChanged);
  return (
    <>
      <Link href="/elsewhere">Elsewhere</Link>
      <button type="button" onClick={() => setIsChanged(!isChanged)}>
        Change
      </button>
    </>
  );
}
const tryToClose = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('asks before a link or the browser leaves a changed editor, and no longer once it is saved', async () => {
  const { history } = renderScreen(Editor);
  expect(tryToClose()).toBe(true);
  press('Change');
  expect(tryToClose()).toBe(false);
  fireEvent.click(screen.getByText('Elsewhere'));
  await answerDialog('Leave this page?', 'Stay');
  expect(history).toEqual(['/']);
  press('Change');
  expect(tryToClose()).toBe(true);
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(history.at(-1)).toBe('/elsewhere');
});
