import { useApi } from '@vitrine/client/react';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Button, Form, Input, Pressable, Sheet, Stack, Text } from '@vitrine/ui';
import { useState } from 'react';
import { useAction } from '../action/useAction.ts';
import * as spacing from '../layout/spacing.ts';
import { CODE_LENGTH, extractCode, isCode } from '../security-code/rules.ts';
import { useSendCode } from '../security-code/useSendCode.ts';
import { messages } from './messages.ts';
import styles from './VerificationSheet.module.css';
import type { VerificationSheetProps } from './VerificationSheet.types.ts';

/** A pasted code may contain spaces, which are removed. */
const MAX_SEPARATORS = 3;

function VerificationForm({
  target,
  onVerified,
}: Pick<VerificationSheetProps, 'target' | 'onVerified'>) {
  const t = useMessages(messages);
  const api = useApi();
  const sending = useSendCode(t.failed);
  const [code, setCode] = useState('');
  const [challenge, setChallenge] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { run, isPending, error } = useAction({
    showErrorAs: 'note',
    failed: t.failed,
    keepsSession: true,
  });

  async function send(): Promise<void> {
    const sent = await sending.send(() =>
      target === 'email' ? api.sendEmailCode() : api.sendVerificationCode(),
    );
    if (sent !== undefined) setChallenge(sent);
  }

  async function submit(): Promise<void> {
    setSubmitted(true);
    if (!isCode(code) || !challenge) return;
    const body = { code, challenge };
    const isVerified = await run(() =>
      target === 'email' ? api.confirmEmail({ body }) : api.verifyShopper({ body }),
    );
    if (isVerified) onVerified();
  }

  const codeError = isSubmitted && (!isCode(code) || !challenge) ? t.codeWrong : undefined;
  const { secondsLeft } = sending;
  return (
    <Form label={t.title} onSubmit={() => void submit()}>
      <Stack gap={5} className={spacing.pb6}>
        <Text as="p" variant="ui" tone="soft">
          {target === 'email' ? t.emailReason : t.reason}
        </Text>
        <Input
          label={t.code}
          type="number"
          name="code"
          autoComplete="one-time-code"
          maxLength={CODE_LENGTH + MAX_SEPARATORS}
          value={code}
          onChange={(text) => setCode(extractCode(text))}
          hint={challenge && t.sent}
          error={codeError ?? error ?? sending.error}
          autoFocus={challenge !== ''}
          after={
            <Pressable
              className={styles.send}
              disabled={secondsLeft > 0 || sending.isPending}
              onPress={() => void send()}
            >
              {secondsLeft > 0 ? formatMessage(t.again, { n: secondsLeft }) : t.send}
            </Pressable>
          }
        />
        <Button fullWidth submit loading={isPending}>
          {t.confirm}
        </Button>
      </Stack>
    </Form>
  );
}

/** Asks for a code that is sent to the shopper's own mobile or e-mail address. */
export function VerificationSheet({ target, open, onVerified, onClose }: VerificationSheetProps) {
  const t = useMessages(messages);
  return (
    <Sheet open={open} onClose={onClose} title={target === 'email' ? t.emailTitle : t.title}>
      <VerificationForm {...(target ? { target } : {})} onVerified={onVerified} />
    </Sheet>
  );
}
