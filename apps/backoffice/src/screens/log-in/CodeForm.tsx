import { Alert, Form, Input } from 'antd';
import { useCallback, useState } from 'react';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { logInMessages } from './messages.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useWait } from './useWait.ts';

interface CodeFormProps {
  challenge: string;
  /** Whether the operator has an authenticator app; left out where the first code sets it up. */
  hasApp?: boolean;
  onDone(result: AdminResponse<'confirmSecondFactor'>): void;
}

/** Apps show the digits in two groups, and paper may show a recovery code in capitals. */
const normaliseCode = (code: string) => code.replaceAll(/\s/g, '').toLowerCase();

/** Asks for a code of the authenticator app, or a recovery code. */
export function CodeForm({ challenge, hasApp, onDone }: CodeFormProps) {
  const texts = useMessages(logInMessages);
  const hint = hasApp === undefined ? undefined : hasApp ? texts.codeHint : texts.recoveryCodeHint;
  const toText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const wait = useWait(useCallback(() => setProblem(undefined), []));
  const confirm = useAction({
    run: (code: string) =>
      api.confirmSecondFactor({ body: { challenge, code: normaliseCode(code) } }),
    onDone,
    onProblem: (error) => {
      setProblem(toText(error));
      wait.start(error);
      return true;
    },
  });
  return (
    <Form<{ code: string }>
      layout="vertical"
      requiredMark={false}
      onFinish={({ code }) => confirm.run(code)}
    >
      <Form.Item
        name="code"
        label={hasApp === false ? texts.recoveryCode : texts.code}
        extra={hint}
        rules={[{ required: true, message: texts.required }]}
      >
        <Input autoComplete="one-time-code" autoFocus maxLength={20} />
      </Form.Item>
      {problem && (
        <Form.Item>
          <Alert role="alert" type="error" title={problem} />
        </Form.Item>
      )}
      <SubmitButton text={texts.confirm} isPending={confirm.isPending} waitSeconds={wait.seconds} />
    </Form>
  );
}
