import { Alert, Button, Flex, Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { LogInPage } from './LogInPage.tsx';
import { LogInSteps } from './LogInSteps.tsx';
import { logInMessages } from './messages.ts';
import { takeChallenge } from './sign-on-challenge.ts';

/** The page to which the provider of the company sends the browser back. */
export function SingleSignOn() {
  const texts = useMessages(logInMessages);
  const toText = useProblemText();
  const [, navigate] = useLocation();
  const [step, setStep] = useState<AdminResponse<'finishSingleSignOn'>>();
  const [problem, setProblem] = useState<string>();
  const returnPath = useRef('/');
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const started = takeChallenge();
    if (!started) {
      navigate('/', { replace: true });
      return;
    }
    returnPath.current = started.returnPath.replace(/^\/admin/, '') || '/';
    api
      .finishSingleSignOn({
        body: { challenge: started.challenge, query: location.search.slice(1) },
      })
      .then(setStep, (error: unknown) => setProblem(toText(error)));
  }, [navigate, toText]);
  const goOn = () => navigate(returnPath.current, { replace: true });
  if (step) return <LogInSteps step={step} onBack={() => navigate('/')} onLoggedIn={goOn} />;
  return (
    <LogInPage title={texts.company}>
      {problem ? (
        <Flex vertical gap={16}>
          <Alert role="alert" type="error" title={problem} />
          <Button onClick={() => navigate('/')}>{texts.again}</Button>
        </Flex>
      ) : (
        <Spin aria-label={texts.finishing} />
      )}
    </LogInPage>
  );
}
