import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { signWithPasskey } from '../../passkeys/use-passkey.ts';
import { usePasskeyProblemText } from '../../passkeys/usePasskeyProblemText.ts';
import type { CurrentOperator } from '../../session/useOperator.ts';
import { logInMessages } from './messages.ts';

interface PasskeyLogInProps {
  /** Of the log-in whose password was right; without one the passkey is the whole log-in. */
  challenge?: string;
  isMain?: boolean;
  onLoggedIn(operator: CurrentOperator): void;
}

async function logIn(challenge: string | undefined): Promise<CurrentOperator> {
  const started = await api.startPasskeyLogIn({ body: challenge ? { challenge } : {} });
  const credential = await signWithPasskey(started.request);
  return api.finishPasskeyLogIn({ body: { challenge: started.challenge, credential } });
}

/** Logs in with a passkey: after the password, or without one. */
export function PasskeyLogIn({ challenge, isMain = false, onLoggedIn }: PasskeyLogInProps) {
  const texts = useMessages(logInMessages);
  const toText = usePasskeyProblemText();
  const [problem, setProblem] = useState<string>();
  const action = useAction({
    run: () => logIn(challenge),
    onDone: onLoggedIn,
    onProblem: (error) => {
      setProblem(toText(error));
      return true;
    },
  });
  const start = () => {
    setProblem(undefined);
    action.run();
  };
  return (
    <Flex vertical gap={8}>
      {problem && <Alert role="alert" type="error" title={problem} />}
      <Button
        block
        type={isMain ? 'primary' : 'default'}
        loading={action.isPending}
        onClick={start}
      >
        {challenge ? texts.usePasskey : texts.passkey}
      </Button>
    </Flex>
  );
}
