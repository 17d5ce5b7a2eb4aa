import { Button, Card, Form, Input } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { accountMessages } from './messages.ts';

interface Passwords {
  current: string;
  next: string;
}

/** Changes the own password, which logs out all other devices. */
export function ChangePassword() {
  const texts = useMessages(accountMessages);
  const [form] = Form.useForm<Passwords>();
  const change = useAction({
    run: (body: Passwords) => api.changeOperatorPassword({ body }),
    changes: ['operator-sessions'],
    doneText: texts.changed,
    onDone: () => form.resetFields(),
    onProblem: (error) => applyProblem(form, error),
  });
  const rules = [{ required: true, message: texts.required }];
  return (
    <Card title={<h2 style={{ fontSize: 16, margin: 0 }}>{texts.password}</h2>}>
      <Form form={form} layout="vertical" onFinish={(body: Passwords) => change.run(body)}>
        <Form.Item name="current" label={texts.current} rules={rules}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item name="next" label={texts.next} extra={texts.nextHint} rules={rules}>
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          {texts.change}
        </Button>
      </Form>
    </Card>
  );
}
