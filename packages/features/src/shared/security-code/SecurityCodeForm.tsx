import type { CodeTarget } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Button, Form, Input, Text } from '@vitrine/ui';
import { useState } from 'react';
import * as spacing from '../layout/spacing.ts';
import { CodeInput } from './CodeInput.tsx';
import { messages } from './messages.ts';
import { isCode, isEmail, isMobile } from './rules.ts';
import { type SentCode, useSendCode } from './useSendCode.ts';

export interface CodeProof {
  /** The mobile or e-mail address to which the code was sent. */
  account: string;
  code: string;
  /** Empty when the shopper typed a code that this page has not asked for. */
  challenge: string;
}

interface SecurityCodeFormProps {
  target: CodeTarget;
  label: string;
  submitLabel: string;
  isPending: boolean;
  /** Why the last proof was refused. */
  error: string | undefined;
  failed: string;
  sendCode(account: string): Promise<SentCode>;
  onSubmit(proof: CodeProof): void;
}

const IS_COMPLETE = { mobile: isMobile, email: isEmail };

/** A mobile or an e-mail address, and the code that is sent to it. */
export function SecurityCodeForm(props: SecurityCodeFormProps) {
  const { target, label, submitLabel, isPending, error, failed, sendCode, onSubmit } = props;
  const t = useMessages(messages);
  const sending = useSendCode(failed);
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const [sentTo, setSentTo] = useState('');
  const [challenge, setChallenge] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);

  const isMobileForm = target === 'mobile';
  const account = typed.trim();
  const isComplete = IS_COMPLETE[target](account);
  const wrong = isMobileForm ? t.mobileWrong : t.emailWrong;
  const sent = isMobileForm ? t.sent : t.sentByEmail;
  const accountError = isSubmitted && !isComplete ? wrong : sending.error;
  const codeError = isSubmitted && isComplete && !isCode(code) ? t.codeWrong : undefined;

  async function send(): Promise<void> {
    if (!isComplete) return setSubmitted(true);
    setSubmitted(false);
    const sentChallenge = await sending.send(() => sendCode(account));
    if (sentChallenge === undefined) return;
    setChallenge(sentChallenge);
    setSentTo(account);
  }

  function submit(): void {
    setSubmitted(true);
    if (isComplete && isCode(code)) onSubmit({ account, code, challenge });
  }

  return (
    <Form onSubmit={submit} label={label}>
      <Input
        className={spacing.pt6}
        label={t[target]}
        type={isMobileForm ? 'tel' : 'email'}
        name={target}
        autoComplete={isMobileForm ? 'tel' : 'email'}
        value={typed}
        onChange={setTyped}
        before={isMobileForm ? <Text variant="ui">+86</Text> : undefined}
        error={accountError}
      />
      <CodeInput
        className={spacing.pt6}
        value={code}
        onChange={setCode}
        hint={sentTo && formatMessage(sent, { mobile: sentTo })}
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
