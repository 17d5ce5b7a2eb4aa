import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Divider, Form, Input, Typography } from 'antd';
import { useCallback, useState } from 'react';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api, queryClient, SESSION_KEY } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { LogInPage } from './LogInPage.tsx';
import { LogInSteps } from './LogInSteps.tsx';
import { logInMessages } from './messages.ts';
import { PasskeyLogIn } from './PasskeyLogIn.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { storeChallenge } from './sign-on-challenge.ts';
import { useWait } from './useWait.ts';

interface Credentials {
  email: string;
  password: string;
}

function CompanyLogIn() {
  const texts = useMessages(logInMessages);
  const { data } = useQuery({ queryKey: ['single-sign-on'], queryFn: () => api.getSingleSignOn() });
  const start = useAction({
    run: () => api.startSingleSignOn(),
    onDone: ({ url, challenge }) => {
      storeChallenge(challenge, location.pathname + location.search);
      location.assign(url);
    },
  });
  if (!data?.isOffered) return null;
  return (
    <Button
      block
      style={{ marginBlockStart: 8 }}
      loading={start.isPending}
      onClick={() => start.run()}
    >
      {texts.company}
    </Button>
  );
}

/** Log-in by e-mail and password and a second factor, by a passkey, or at the provider of the company. */
export function LogIn() {
  const texts = useMessages(logInMessages);
  const toText = useProblemText();
  const [step, setStep] = useState<AdminResponse<'logInOperator'>>();
  const [problem, setProblem] = useState<string>();
  const wait = useWait(useCallback(() => setProblem(undefined), []));
  const logIn = useAction({
    run: (body: Credentials) => api.logInOperator({ body }),
    onDone: (next) => {
      setProblem(undefined);
      setStep(next);
    },
    onProblem: (error) => {
      setProblem(toText(error));
      wait.start(error);
      return true;
    },
  });
  if (step) return <LogInSteps step={step} onBack={() => setStep(undefined)} />;
  const rules = [{ required: true, message: texts.required }];
  return (
    <LogInPage title={texts.title}>
      <Form<Credentials>
        layout="vertical"
        requiredMark={false}
        onFinish={(body) => logIn.run(body)}
      >
        <Form.Item name="email" label={texts.email} rules={rules}>
          <Input type="email" autoComplete="username" autoFocus />
        </Form.Item>
        <Form.Item name="password" label={texts.password} rules={rules}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        {problem && (
          <Form.Item>
            <Alert role="alert" type="error" title={problem} />
          </Form.Item>
        )}
        <SubmitButton text={texts.logIn} isPending={logIn.isPending} waitSeconds={wait.seconds} />
      </Form>
      <Divider />
      <PasskeyLogIn onLoggedIn={(operator) => queryClient.setQueryData(SESSION_KEY, operator)} />
      <CompanyLogIn />
      <Typography.Paragraph type="secondary" style={{ margin: '16px 0 0', fontSize: 12 }}>
        {texts.forgotten}
      </Typography.Paragraph>
    </LogInPage>
  );
}
