import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { Button, Form, Input, Tap } from '@vitrine/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import type { Entering } from './useEntering.ts';

interface PasswordFormProps {
  entering: Entering;
  mayEnter: () => boolean;
}

/** An account, by mobile or e-mail, and its password. */
export function PasswordForm({ entering, mayEnter }: PasswordFormProps) {
  const words = useMessages(messages);
  const api = useApi();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [isTried, setTried] = useState(false);

  function submit(): void {
    setTried(true);
    if (!account.trim() || !password || !mayEnter()) return;
    void entering.enterBy(() => api.logIn({ body: { account: account.trim(), password } }));
  }

  return (
    <Form onSubmit={submit} label={words.byPassword}>
      <Input
        className={styles.field}
        label={words.account}
        name="username"
        autoComplete="username"
        value={account}
        onChange={setAccount}
        error={isTried && !account.trim() ? words.accountWrong : undefined}
      />
      <Input
        className={styles.field}
        label={words.password}
        kind={isShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={isTried && !password ? words.passwordWrong : entering.refusal}
        after={
          <Tap className={styles.send} pressed={isShown} onTap={() => setShown(!isShown)}>
            {isShown ? words.hide : words.show}
          </Tap>
        }
      />
      <Button className={styles.submit} wide submit loading={entering.isUnderWay}>
        {words.submit}
      </Button>
    </Form>
  );
}
