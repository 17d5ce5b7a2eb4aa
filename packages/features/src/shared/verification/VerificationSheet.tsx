import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { selectShopProfile, selectUserInfo } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Button, Form, Paragraph, Sheet, Stack } from '@vitrine/ui';
import { useState } from 'react';
import { useAction } from '../action/useAction.ts';
import * as spacing from '../layout/spacing.ts';
import { CodeInput } from '../security-code/CodeInput.tsx';
import { isCode } from '../security-code/rules.ts';
import { useSendCode } from '../security-code/useSendCode.ts';
import { messages } from './messages.ts';

interface VerificationSheetProps {
  /** The address of the profile, which is not verified yet; by default the shopper is verified. */
  target?: 'email';
  open: boolean;
  onVerified: () => void;
  onClose: () => void;
}

function VerificationForm({
  target,
  onVerified,
}: Pick<VerificationSheetProps, 'target' | 'onVerified'>) {
  const t = useMessages(messages);
  const api = useApi();
  const mobile = useSelector(selectUserInfo)?.mobile;
  const { codeTargets } = useSelector(selectShopProfile);
  const isSentByEmail = target === 'email' || mobile === null || !codeTargets.includes('mobile');
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
  return (
    <Form label={t.title} onSubmit={() => void submit()}>
      <Stack gap={5} className={spacing.pb6}>
        <Paragraph>{isSentByEmail ? t.emailReason : t.reason}</Paragraph>
        <CodeInput
          value={code}
          onChange={setCode}
          hint={challenge && t.sent}
          error={codeError ?? error ?? sending.error}
          sending={sending}
          onSend={send}
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
