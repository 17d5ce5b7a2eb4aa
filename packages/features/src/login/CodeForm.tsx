import { useApi } from '@vitrine/client/react';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Button, Form, Input, Tap, Text } from '@vitrine/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import { CODE_LENGTH, codeOf, isCode, isMobile } from './rules.ts';
import styles from './Screen.module.css';
import type { Entering } from './useEntering.ts';
import { useResend } from './useResend.ts';

interface CodeFormProps {
  entering: Entering;
  /** False as long as the shopper has not agreed; it tells them so. */
  mayEnter: () => boolean;
}

/** A mobile, and the code that is sent to it. Somebody new is registered on the way. */
export function CodeForm({ entering, mayEnter }: CodeFormProps) {
  const words = useMessages(messages);
  const api = useApi();
  const resend = useResend();
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const [sentTo, setSentTo] = useState('');
  const [isTried, setTried] = useState(false);

  const mobileError = isTried && !isMobile(mobile) ? words.mobileWrong : resend.refusal;
  const codeError = isTried && isMobile(mobile) && !isCode(code) ? words.codeWrong : undefined;

  async function send(): Promise<void> {
    if (!isMobile(mobile)) return setTried(true);
    setTried(false);
    if (await resend.send(mobile)) setSentTo(mobile);
  }

  function submit(): void {
    setTried(true);
    if (!isMobile(mobile) || !isCode(code) || !mayEnter()) return;
    void entering.enterBy(() => api.verifyMobile({ body: { mobile, code } }));
  }

  const again = resend.wait > 0 ? fill(words.again, { n: resend.wait }) : words.send;
  return (
    <Form onSubmit={submit} label={words.byCode}>
      <Input
        className={styles.field}
        label={words.mobile}
        kind="tel"
        name="mobile"
        autoComplete="tel"
        value={mobile}
        onChange={setMobile}
        before={<Text look="ui">+86</Text>}
        error={mobileError}
      />
      <Input
        className={styles.field}
        label={words.code}
        kind="number"
        name="code"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        value={code}
        onChange={(text) => setCode(codeOf(text))}
        hint={sentTo && fill(words.sent, { mobile: sentTo })}
        error={codeError ?? entering.refusal}
        focused={sentTo !== ''}
        after={
          <Tap
            className={styles.send}
            disabled={resend.wait > 0 || resend.isSending}
            onTap={() => void send()}
          >
            {again}
          </Tap>
        }
      />
      <Button className={styles.submit} wide submit loading={entering.isUnderWay}>
        {words.submit}
      </Button>
    </Form>
  );
}
