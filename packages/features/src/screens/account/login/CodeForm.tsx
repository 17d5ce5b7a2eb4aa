import { useApi } from '@vitrine/client/react';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Button, Form, Input, Pressable, Text } from '@vitrine/ui';
import { useState } from 'react';
import * as spacing from '../../../shared/layout/spacing.ts';
import { CODE_LENGTH, extractCode, isCode } from '../../../shared/security-code/rules.ts';
import { useSendCode } from '../../../shared/security-code/useSendCode.ts';
import { messages } from './messages.ts';
import type { LogInFormProps } from './PartnerLogin.types.ts';
import { isMobile } from './rules.ts';
import styles from './Screen.module.css';

/** A pasted code may contain spaces, which are removed. */
const MAX_SEPARATORS = 3;

/** Logs in with a mobile and the code that is sent to it; an unknown mobile is registered. */
export function CodeForm({ action, checkConsent }: LogInFormProps) {
  const t = useMessages(messages);
  const api = useApi();
  const codeAction = useSendCode(t.failed);
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const [sentTo, setSentTo] = useState('');
  const [challenge, setChallenge] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);

  const mobileError = isSubmitted && !isMobile(mobile) ? t.mobileWrong : codeAction.error;
  const codeError = isSubmitted && isMobile(mobile) && !isCode(code) ? t.codeWrong : undefined;

  async function send(): Promise<void> {
    if (!isMobile(mobile)) return setSubmitted(true);
    setSubmitted(false);
    const sent = await codeAction.send(() => api.sendSecurityCode({ body: { mobile } }));
    if (sent === undefined) return;
    setChallenge(sent);
    setSentTo(mobile);
  }

  function submit(): void {
    setSubmitted(true);
    if (!isMobile(mobile) || !isCode(code) || !checkConsent()) return;
    void action.logIn(() =>
      api.verifyMobile({ body: { mobile, code, ...(challenge ? { challenge } : {}) } }),
    );
  }

  const { secondsLeft } = codeAction;
  const sendLabel = secondsLeft > 0 ? formatMessage(t.again, { n: secondsLeft }) : t.send;
  return (
    <Form onSubmit={submit} label={t.byCode}>
      <Input
        className={spacing.pt6}
        label={t.mobile}
        type="tel"
        name="mobile"
        autoComplete="tel"
        value={mobile}
        onChange={setMobile}
        before={<Text variant="ui">+86</Text>}
        error={mobileError}
      />
      <Input
        className={spacing.pt6}
        label={t.code}
        type="number"
        name="code"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH + MAX_SEPARATORS}
        value={code}
        onChange={(text) => setCode(extractCode(text))}
        hint={sentTo && formatMessage(t.sent, { mobile: sentTo })}
        error={codeError ?? action.error}
        autoFocus={sentTo !== ''}
        after={
          <Pressable
            className={styles.send}
            disabled={secondsLeft > 0 || codeAction.isPending}
            onPress={() => void send()}
          >
            {sendLabel}
          </Pressable>
        }
      />
      <Button className={spacing.mt8} fullWidth submit loading={action.isPending}>
        {t.submit}
      </Button>
    </Form>
  );
}
