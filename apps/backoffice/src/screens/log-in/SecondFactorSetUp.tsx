import { Flex, QRCode, Segmented, Typography } from 'antd';
import { useState } from 'react';
import type { AdminResponse } from '../../api/admin-api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { CodeForm } from './CodeForm.tsx';
import { FirstPasskey } from './FirstPasskey.tsx';
import { logInMessages } from './messages.ts';

type LogInStep = AdminResponse<'logInOperator'>;
type SetUpStep = Extract<LogInStep, { status: 'second-factor-required' }>;
type Kind = 'passkey' | 'app';

interface SecondFactorSetUpProps {
  step: SetUpStep;
  onDone(result: AdminResponse<'confirmSecondFactor'>): void;
}

function AuthenticatorApp({ step, onDone }: SecondFactorSetUpProps) {
  const texts = useMessages(logInMessages);
  return (
    <>
      <Flex vertical align="center" gap={12} style={{ marginBlockEnd: 16 }}>
        <Typography.Text>{texts.scan}</Typography.Text>
        <QRCode value={step.otpauthUrl} color="#000" bgColor="#fff" />
        <Typography.Text type="secondary">{texts.secret}</Typography.Text>
        <Typography.Text code copyable style={{ wordBreak: 'break-all' }}>
          {step.secret}
        </Typography.Text>
      </Flex>
      <CodeForm challenge={step.challenge} onDone={onDone} />
    </>
  );
}

/** Lets an operator choose the second factor at the first log-in: a passkey or an authenticator app. */
export function SecondFactorSetUp({ step, onDone }: SecondFactorSetUpProps) {
  const texts = useMessages(logInMessages);
  const [kind, setKind] = useState<Kind>('PublicKeyCredential' in window ? 'passkey' : 'app');
  return (
    <Flex vertical gap={16}>
      <Typography.Text type="secondary">{texts.setUpHint}</Typography.Text>
      <Segmented<Kind>
        block
        aria-label={texts.setUp}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'passkey', label: texts.kindPasskey },
          { value: 'app', label: texts.kindApp },
        ]}
      />
      <div>
        {kind === 'passkey' ? (
          <FirstPasskey challenge={step.challenge} onDone={onDone} />
        ) : (
          <AuthenticatorApp step={step} onDone={onDone} />
        )}
      </div>
    </Flex>
  );
}
