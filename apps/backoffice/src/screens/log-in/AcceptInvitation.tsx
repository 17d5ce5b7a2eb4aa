import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import type { AdminRequest, AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { LogInPage } from './LogInPage.tsx';
import { LogInSteps } from './LogInSteps.tsx';
import { logInMessages } from './messages.ts';

type Account = AdminRequest<'acceptInvitation'>['body'];

/** A new operator, or the first owner, creates the account of a one-time link. */
export function AcceptInvitation() {
  const { token = '' } = useParams<{ token: string }>();
  const texts = useMessages(logInMessages);
  const [, navigate] = useLocation();
  const [form] = Form.useForm<Account>();
  const [step, setStep] = useState<AdminResponse<'acceptInvitation'>>();
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api.getInvitation({ params: { token } }),
  });
  const email = query.data?.email;
  useEffect(() => {
    if (email) form.setFieldValue('email', email);
  }, [email, form]);
  const accept = useAction({
    run: (body: Account) => api.acceptInvitation({ params: { token }, body }),
    onDone: setStep,
    onProblem: (error) => applyProblem(form, error),
  });
  const goToStart = () => navigate('/', { replace: true });
  if (step) return <LogInSteps step={step} onBack={goToStart} onLoggedIn={goToStart} />;
  const rules = [{ required: true, message: texts.required }];
  return (
    <LogInPage title={texts.invitation}>
      <QueryView query={query}>
        {(invitation) => (
          <Form form={form} layout="vertical" onFinish={(body) => accept.run(body)}>
            <Form.Item name="email" label={texts.email} rules={rules}>
              <Input type="email" autoComplete="username" disabled={invitation.email !== null} />
            </Form.Item>
            <Form.Item name="name" label={texts.name} rules={rules}>
              <Input autoComplete="name" maxLength={60} />
            </Form.Item>
            <Form.Item
              name="password"
              label={texts.password}
              extra={texts.passwordHint}
              rules={rules}
            >
              <Input.Password autoComplete="new-password" />
            </Form.Item>
            <Button type="primary" htmlType="submit" block loading={accept.isPending}>
              {texts.create}
            </Button>
          </Form>
        )}
      </QueryView>
    </LogInPage>
  );
}
