import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { Button, Form, Input, Pressable } from '@vitrine/ui';
import { useState } from 'react';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { messages } from './messages.ts';
import type { LogInFormProps } from './PartnerLogin.types.ts';

/** Logs in with a mobile or an e-mail address and a password. */
export function PasswordForm({ action, checkConsent }: LogInFormProps) {
  const t = useMessages(messages);
  const api = useApi();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [isPasswordShown, setPasswordShown] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);

  function submit(): void {
    setSubmitted(true);
    if (!account.trim() || !password || !checkConsent()) return;
    void action.logIn(() => api.logIn({ body: { account: account.trim(), password } }));
  }

  return (
    <Form onSubmit={submit} label={t.byPassword}>
      <Input
        className={spacing.pt6}
        label={t.account}
        name="username"
        autoComplete="username"
        value={account}
        onChange={setAccount}
        error={isSubmitted && !account.trim() ? t.accountWrong : undefined}
      />
      <Input
        className={spacing.pt6}
        label={t.password}
        type={isPasswordShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={isSubmitted && !password ? t.passwordWrong : action.error}
        after={
          <Pressable
            className={layout.fieldButton}
            pressed={isPasswordShown}
            onPress={() => setPasswordShown(!isPasswordShown)}
          >
            {isPasswordShown ? t.hide : t.show}
          </Pressable>
        }
      />
      <Button className={spacing.mt8} fullWidth submit loading={action.isPending}>
        {t.submit}
      </Button>
    </Form>
  );
}
