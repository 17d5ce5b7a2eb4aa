import { Alert, Button, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { createPasskey } from '../../passkeys/use-passkey.ts';
import { usePasskeyProblemText } from '../../passkeys/usePasskeyProblemText.ts';
import { logInMessages } from './messages.ts';

const MAX_NAME = 60;

interface FirstPasskeyProps {
  challenge: string;
  onDone(result: AdminResponse<'addFirstPasskey'>): void;
}

/** Creates a passkey as the second factor of a first log-in. */
export function FirstPasskey({ challenge, onDone }: FirstPasskeyProps) {
  const texts = useMessages(logInMessages);
  const toText = usePasskeyProblemText();
  const [problem, setProblem] = useState<string>();
  const create = useAction({
    run: async (name: string) => {
      const creation = await api.startFirstPasskey({ body: { challenge } });
      const credential = await createPasskey(creation);
      return api.addFirstPasskey({ body: { challenge, name, credential } });
    },
    onDone,
    onProblem: (error) => {
      setProblem(toText(error));
      return true;
    },
  });
  const start = ({ name }: { name: string }) => {
    setProblem(undefined);
    create.run(name.trim());
  };
  return (
    <Form<{ name: string }>
      layout="vertical"
      requiredMark={false}
      initialValues={{ name: texts.passkeyNameDefault }}
      onFinish={start}
    >
      <Typography.Paragraph>{texts.passkeyHint}</Typography.Paragraph>
      <Form.Item
        name="name"
        label={texts.passkeyName}
        rules={[{ required: true, whitespace: true, message: texts.required }]}
      >
        <Input maxLength={MAX_NAME} />
      </Form.Item>
      {problem && (
        <Form.Item>
          <Alert role="alert" type="error" title={problem} />
        </Form.Item>
      )}
      <Button type="primary" htmlType="submit" block loading={create.isPending}>
        {texts.createPasskey}
      </Button>
    </Form>
  );
}
