import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../components/button/Button.tsx';
import { Input } from '../../primitives/input/Input.tsx';
import { show } from '../../testing.tsx';
import { ChoiceGroup } from '../choice/ChoiceGroup';
import { Form } from './Form.tsx';

test('it is sent by its button and by the return key, and the page stays', async () => {
  const onSubmit = vi.fn();
  show(
    <Form onSubmit={onSubmit} label="登录">
      <input aria-label="手机号" />
      <Button submit>登录</Button>
    </Form>,
  );
  await userEvent.type(screen.getByLabelText('手机号'), '138{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('of a group that is wrong, the first choice takes the focus', async () => {
  const options = ['剪裁', '针织'].map((title) => ({ value: title, title }));
  const Asked = () => {
    const [error, setError] = useState<string>();
    return (
      <Form onSubmit={() => setError('请先作答')}>
        <ChoiceGroup label="哪一种" options={options} value="" onChange={vi.fn()} error={error} />
        <Button submit>下一题</Button>
      </Form>
    );
  };
  show(<Asked />);
  await userEvent.click(screen.getByRole('button', { name: '下一题' }));
  expect(screen.getByRole('radio', { name: '剪裁' })).toHaveFocus();
});

/** Both fields are told to be wrong, at once or as the shop answers. */
function Wrong({ after }: { after: Promise<void> | undefined }) {
  const [isTold, setTold] = useState(false);
  const error = isTold ? '有误' : undefined;
  return (
    <Form onSubmit={() => (after ? void after.then(() => setTold(true)) : setTold(true))}>
      <Input label="姓名" value="" onChange={() => setTold(false)} />
      <Input label="手机号" value="" onChange={() => undefined} error={error} />
      <Input label="地址" value="" onChange={() => undefined} error={error} />
      <Button submit>保存</Button>
    </Form>
  );
}

test.each([
  ['at once', undefined],
  ['by the shop', Promise.resolve()],
])('the first field that is wrong takes the focus, told %s', async (_, after) => {
  show(<Wrong after={after} />);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveFocus());
});
