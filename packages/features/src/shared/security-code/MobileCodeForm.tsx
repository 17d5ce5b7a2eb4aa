import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Button, Form, Input, Text } from '@vitrine/ui';
import { useState } from 'react';
import * as spacing from '../layout/spacing.ts';
import { CodeInput } from './CodeInput.tsx';
import { messages } from './messages.ts';
import { isCode, isMobile } from './rules.ts';
import { type SentCode, useSendCode } from './useSendCode.ts';

export interface MobileProof {
  mobile: string;
  code: string;
  /** Empty when the shopper typed a code that this page has not asked for. */
  challenge: string;
}

interface MobileCodeFormProps {
  label: string;
  submitLabel: string;
  isPending: boolean;
  /** Why the last proof was refused. */
  error: string | undefined;
  failed: string;
  sendCode(mobile: string): Promise<SentCode>;
  onSubmit(proof: MobileProof): void;
}

/** A mobile and the code that is sent to it. */
export function MobileCodeForm(props: MobileCodeFormProps) {
  const { label, submitLabel, isPending, error, failed, sendCode, onSubmit } = props;
  const t = useMessages(messages);
  const sending = useSendCode(failed);
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const [sentTo, setSentTo] = useState('');
  const [challenge, setChallenge] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);

  const mobileError = isSubmitted && !isMobile(mobile) ? t.mobileWrong : sending.error;
  const codeError = isSubmitted && isMobile(mobile) && !isCode(code) ? t.codeWrong : undefined;

  async function send(): Promise<void> {
    if (!isMobile(mobile)) return setSubmitted(true);
    setSubmitted(false);
    const sent = await sending.send(() => sendCode(mobile));
    if (sent === undefined) return;
    setChallenge(sent);
    setSentTo(mobile);
  }

  function submit(): void {
    setSubmitted(true);
    if (isMobile(mobile) && isCode(code)) onSubmit({ mobile, code, challenge });
  }

  return (
    <Form onSubmit={submit} label={label}>
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
      <CodeInput
        className={spacing.pt6}
        value={code}
        onChange={setCode}
        hint={sentTo && formatMessage(t.sent, { mobile: sentTo })}
        error={codeError ?? error}
        sending={sending}
        onSend={send}
      />
      <Button className={spacing.mt8} fullWidth submit loading={isPending}>
        {submitLabel}
      </Button>
    </Form>
  );
}
