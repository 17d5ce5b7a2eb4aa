import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vitrine/client';
import { Form, Input } from 'antd';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { press } from '../testing/screen-steps.ts';
import { applyProblem } from './apply-problem.ts';

const createError = (fields: readonly { path: string; message: string }[]) =>
  new ApiError('bad-input', {
    status: 400,
    statusText: '',
    headers: {},
    data: { error: { code: 'bad-input', message: '', fields } },
  });

test.each([
  ['at its field', [{ path: 'body.name', message: 'is taken' }], true],
  ['at the field that has it inside', [{ path: 'body.name.en-US', message: 'is long' }], true],
  ['at the field of another name', [{ path: 'body.endsAt', message: 'is early' }], true],
  ['nowhere', [{ path: 'body.other', message: 'is wrong' }], false],
  [
    'for all of them only',
    [...['name', 'other']].map((path) => ({ path, message: 'is bad' })),
    false,
  ],
  ['without any', [], false],
])('shows a message %s', async (_title, fields, isShown) => {
  let answer: boolean | undefined;
  function Editor() {
    const [form] = Form.useForm();
    return (
      <Form form={form}>
        <Form.Item name="name" label="Name">
          <Input />
        </Form.Item>
        <Form.Item name="period" label="Period">
          <Input />
        </Form.Item>
        <button
          type="button"
          onClick={() => {
            answer = applyProblem(form, createError(fields), { endsAt: 'period' });
          }}
        >
          Apply
        </button>
      </Form>
    );
  }
  renderScreen(Editor);
  press('Apply');
  expect(answer).toBe(isShown);
  const shown = fields.filter(({ path }) => !path.endsWith('other'));
  for (const { message } of shown)
    await waitFor(() => expect(screen.getByText(message)).toBeVisible());
});
