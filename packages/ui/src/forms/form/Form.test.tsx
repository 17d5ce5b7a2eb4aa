import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../components/button/Button.tsx';
import { Input } from '../../primitives/input/Input.tsx';
import { renderWithPlatform } from '../../testing.tsx';
import { RadioGroup } from '../radio-group/RadioGroup';
import { Form } from './Form.tsx';

test('submits by its button and by the return key', async () => {
  const onSubmit = vi.fn();
  renderWithPlatform(
    <Form onSubmit={onSubmit} label="登录">
      <input aria-label="手机号" />
      <Button submit>登录</Button>
    </Form>,
  );
  await userEvent.type(screen.getByLabelText('手机号'), '138{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('focuses the first option of an invalid group', async () => {
  const options = ['剪裁', '针织'].map((title) => ({ value: title, title }));
  const QuestionForm = () => {
    const [error, setError] = useState<string>();
    return (
      <Form onSubmit={() => setError('请先作答')}>
        <RadioGroup label="哪一种" options={options} value="" onChange={vi.fn()} error={error} />
        <Button submit>下一题</Button>
      </Form>
    );
  };
  renderWithPlatform(<QuestionForm />);
  await userEvent.click(screen.getByRole('button', { name: '下一题' }));
  expect(screen.getByRole('radio', { name: '剪裁' })).toHaveFocus();
});

/** Two fields become invalid on submit, at once or after the given promise. */
function InvalidForm({ after }: { after: Promise<void> | undefined }) {
  const [hasError, setHasError] = useState(false);
  const error = hasError ? '有误' : undefined;
  return (
    <Form onSubmit={() => (after ? void after.then(() => setHasError(true)) : setHasError(true))}>
      <Input label="姓名" value="" onChange={() => setHasError(false)} />
      <Input label="手机号" value="" onChange={() => undefined} error={error} />
      <Input label="地址" value="" onChange={() => undefined} error={error} />
      <Button submit>保存</Button>
    </Form>
  );
}

test.each([
  ['at once', undefined],
  ['after the response', Promise.resolve()],
])('focuses the first invalid field %s', async (_, after) => {
  renderWithPlatform(<InvalidForm after={after} />);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveFocus());
});
