import { Button, Divider, Skeleton } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { AdminResponse } from '../../api/admin-api.ts';
import { queryClient, SESSION_KEY } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import type { CurrentOperator } from '../../session/useOperator.ts';
import { CodeForm } from './CodeForm.tsx';
import { LogInPage } from './LogInPage.tsx';
import { logInMessages } from './messages.ts';
import { PasskeyLogIn } from './PasskeyLogIn.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** An operator sets up the second factor once. */
const SecondFactorSetUp = lazy(() =>
  import('./SecondFactorSetUp.tsx').then((file) => ({ default: file.SecondFactorSetUp })),
);

type LogInStep = AdminResponse<'logInOperator'>;

interface LogInStepsProps {
  step: LogInStep;
  onBack(): void;
  /** Runs after the log-in, for pages that show no screen by themselves. */
  onLoggedIn?(): void;
}

/** What is still needed after the password: a code or a passkey, or setting up one of them at the first log-in. */
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
  const finish = (done: AdminResponse<'confirmSecondFactor'>) =>
    done.recoveryCodes.length > 0 ? setResult(done) : enter(done.operator);
  const isSetUp = step.status === 'second-factor-required';
  const methods = isSetUp ? [] : step.methods;
  const takesPasskey = methods.includes('passkey');
  const takesCode = methods.includes('code') || methods.includes('recovery-code');
  return (
    <LogInPage title={isSetUp ? texts.setUp : texts.secondFactor}>
      {isSetUp && (
        <Suspense fallback={<Skeleton active />}>
          <SecondFactorSetUp step={step} onDone={finish} />
        </Suspense>
      )}
      {takesPasskey && <PasskeyLogIn challenge={challenge} isMain onLoggedIn={enter} />}
      {takesPasskey && takesCode && <Divider />}
      {takesCode && (
        <CodeForm challenge={challenge} hasApp={methods.includes('code')} onDone={finish} />
      )}
      <Button type="text" block style={{ marginBlockStart: 8 }} onClick={onBack}>
        {texts.back}
      </Button>
    </LogInPage>
  );
}
