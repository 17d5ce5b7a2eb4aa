import { Alert, Button, Flex, Form, Input, QRCode, Typography } from 'antd';
import { useEffect, useState } from 'react';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api, queryClient, SESSION_KEY } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import type { CurrentOperator } from '../../session/useOperator.ts';
import { LogInPage } from './LogInPage.tsx';
import { logInMessages } from './messages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type LogInStep = AdminResponse<'logInOperator'>;

interface LogInStepsProps {
  step: LogInStep;
  onBack(): void;
  /** Runs after the log-in, for pages that show no screen by themselves. */
  onLoggedIn?(): void;
}

type SetUpStep = Extract<LogInStep, { status: 'second-factor-required' }>;

function SecondFactorSetUp({ step }: { step: SetUpStep }) {
  const texts = useMessages(logInMessages);
  return (
    <Flex vertical align="center" gap={12} style={{ marginBlockEnd: 16 }}>
      <Typography.Text>{texts.scan}</Typography.Text>
      <QRCode value={step.otpauthUrl} color="#000" bgColor="#fff" />
      <Typography.Text type="secondary">{texts.secret}</Typography.Text>
      <Typography.Text code copyable style={{ wordBreak: 'break-all' }}>
        {step.secret}
      </Typography.Text>
    </Flex>
  );
}

/** What is still needed after the password: a code, or setting up the second factor at the first log-in. */
export function LogInSteps({ step, onBack, onLoggedIn }: LogInStepsProps) {
  const texts = useMessages(logInMessages);
  const toText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const [result, setResult] = useState<AdminResponse<'confirmSecondFactor'>>();
  const enter = (operator: CurrentOperator) => {
    queryClient.setQueryData(SESSION_KEY, operator);
    onLoggedIn?.();
  };
  const known = step.status === 'logged-in' ? step.operator : undefined;
  // The state of the page belongs to the query cache, which must not change while this renders.
  useEffect(() => {
    if (known) enter(known);
  });
  const confirm = useAction({
    run: (code: string) =>
      api.confirmSecondFactor({
        body: { challenge: 'challenge' in step ? step.challenge : '', code: code.trim() },
      }),
    onDone: (done) => (done.recoveryCodes.length > 0 ? setResult(done) : enter(done.operator)),
    onProblem: (error) => {
      setProblem(toText(error));
      return true;
    },
  });
  if (step.status === 'logged-in') return null;
  if (result)
    return <RecoveryCodes codes={result.recoveryCodes} onDone={() => enter(result.operator)} />;
  const isSetUp = step.status === 'second-factor-required';
  return (
    <LogInPage title={isSetUp ? texts.setUp : texts.code}>
      {isSetUp && <SecondFactorSetUp step={step} />}
      <Form<{ code: string }>
        layout="vertical"
        requiredMark={false}
        onFinish={({ code }) => confirm.run(code)}
      >
        <Form.Item
          name="code"
          label={texts.code}
          extra={isSetUp ? undefined : texts.codeHint}
          rules={[{ required: true, message: texts.required }]}
        >
          <Input autoComplete="one-time-code" autoFocus maxLength={20} />
        </Form.Item>
        {problem && (
          <Form.Item>
            <Alert role="alert" type="error" title={problem} />
          </Form.Item>
        )}
        <Flex vertical gap={8}>
          <Button type="primary" htmlType="submit" loading={confirm.isPending}>
            {texts.confirm}
          </Button>
          <Button type="text" onClick={onBack}>
            {texts.back}
          </Button>
        </Flex>
      </Form>
    </LogInPage>
  );
}
