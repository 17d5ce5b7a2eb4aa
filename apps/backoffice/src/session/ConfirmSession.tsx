import { Alert, Form, Input, Modal, Segmented, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../api/api.ts';
import { useAction } from '../api/useAction.ts';
import { FormModal } from '../form/FormModal.tsx';
import { useMessages } from '../language/LanguageProvider.tsx';
import { signWithPasskey } from '../passkeys/use-passkey.ts';
import { usePasskeyProblemText } from '../passkeys/usePasskeyProblemText.ts';
import { useConfirmationQuestion } from './confirmation.ts';
import { confirmationMessages } from './messages.ts';
import { type CurrentOperator, useOperator } from './useOperator.ts';

type Kind = CurrentOperator['confirmsBy'][number];

interface Proof {
  kind: Kind;
  proof?: string;
}

async function sendProof({ kind, proof = '' }: Proof) {
  if (kind === 'password') return api.confirmSession({ body: { password: proof } });
  if (kind === 'code') return api.confirmSession({ body: { code: proof.trim() } });
  const credential = await signWithPasskey(await api.startPasskeyConfirmation());
  return api.confirmByPasskey({ body: { credential } });
}

function ProofField({ kind, problem }: { kind: Kind; problem: string | undefined }) {
  const texts = useMessages(confirmationMessages);
  if (kind === 'passkey')
    return (
      <>
        <Typography.Paragraph type="secondary">{texts.passkeyHint}</Typography.Paragraph>
        {problem && <Alert role="alert" type="error" title={problem} />}
      </>
    );
  const isCode = kind === 'code';
  return (
    <Form.Item
      name="proof"
      label={isCode ? texts.codeField : texts.currentPassword}
      extra={isCode ? texts.codeHint : undefined}
      rules={[{ required: true, message: texts.required }]}
      {...(problem ? { validateStatus: 'error', help: problem } : {})}
    >
      {isCode ? (
        <Input autoComplete="one-time-code" maxLength={20} />
      ) : (
        <Input.Password autoComplete="current-password" />
      )}
    </Form.Item>
  );
}

/** Asks again who uses the session, when a call needs a fresh proof, and lets the call go on. */
export function ConfirmSession() {
  const texts = useMessages(confirmationMessages);
  const toText = usePasskeyProblemText();
  const question = useConfirmationQuestion();
  const { confirmsBy } = useOperator();
  const [form] = Form.useForm<Proof>();
  const [problem, setProblem] = useState<string>();
  const [first] = confirmsBy;
  const kind = Form.useWatch('kind', form) ?? first ?? 'password';
  const settle = (isConfirmed: boolean) => {
    setProblem(undefined);
    question?.settle(isConfirmed);
  };
  const confirm = useAction({
    run: sendProof,
    onDone: () => settle(true),
    onProblem: (error) => {
      setProblem(toText(error));
      return true;
    },
  });
  const isOpen = question !== null;
  if (!first)
    return (
      <Modal title={texts.title} open={isOpen} onCancel={() => settle(false)} footer={null}>
        {texts.logInAgain}
      </Modal>
    );
  return (
    <FormModal
      title={texts.title}
      okText={texts.confirm}
      isOpen={isOpen}
      form={form}
      initialValues={{ kind: first }}
      isPending={confirm.isPending}
      onFinish={(values) => {
        setProblem(undefined);
        confirm.run({ ...values, kind });
      }}
      onClose={() => settle(false)}
      closesAtOnce
    >
      <Typography.Paragraph>{texts.hint}</Typography.Paragraph>
      <Form.Item name="kind" hidden={confirmsBy.length === 1}>
        <Segmented
          block
          aria-label={texts.by}
          options={confirmsBy.map((value) => ({ value, label: texts[value] }))}
          onChange={() => setProblem(undefined)}
        />
      </Form.Item>
      <ProofField kind={kind} problem={problem} />
    </FormModal>
  );
}
