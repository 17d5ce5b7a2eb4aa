import { Button, Divider, Flex, QRCode, Typography } from 'antd';
import { useEffect, useState } from 'react';
import type { AdminResponse } from '../../api/admin-api.ts';
import { queryClient, SESSION_KEY } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import type { CurrentOperator } from '../../session/useOperator.ts';
import { CodeForm } from './CodeForm.tsx';
import { LogInPage } from './LogInPage.tsx';
import { logInMessages } from './messages.ts';
import { PasskeyLogIn } from './PasskeyLogIn.tsx';
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

/** What is still needed after the password: a code or a passkey, or setting up the second factor at the first log-in. */
export function LogInSteps({ step, onBack, onLoggedIn }: LogInStepsProps) {
  const texts = useMessages(logInMessages);
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
  if (step.status === 'logged-in') return null;
  if (result)
    return <RecoveryCodes codes={result.recoveryCodes} onDone={() => enter(result.operator)} />;
  const { challenge } = step;
  const isSetUp = step.status === 'second-factor-required';
  const takesPasskey = !isSetUp && step.methods.includes('passkey');
  const takesCode = isSetUp || step.methods.includes('code');
  return (
    <LogInPage title={isSetUp ? texts.setUp : texts.secondFactor}>
      {isSetUp && <SecondFactorSetUp step={step} />}
      {takesPasskey && <PasskeyLogIn challenge={challenge} isMain onLoggedIn={enter} />}
      {takesPasskey && takesCode && <Divider />}
      {takesCode && (
        <CodeForm
          challenge={challenge}
          {...(isSetUp ? {} : { hint: texts.codeHint })}
          onDone={(done) =>
            done.recoveryCodes.length > 0 ? setResult(done) : enter(done.operator)
          }
        />
      )}
      <Button type="text" block style={{ marginBlockStart: 8 }} onClick={onBack}>
        {texts.back}
      </Button>
    </LogInPage>
  );
}
