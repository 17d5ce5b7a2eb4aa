import { Form, Input, Segmented } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { accountMessages } from './messages.ts';

interface Proof {
  kind: 'password' | 'code';
  proof: string;
}

interface ConfirmSessionProps {
  isOpen: boolean;
  onConfirmed(): void;
  onClose(): void;
}

/** Asks again who uses the session: for the password, or for a code. */
export function ConfirmSession({ isOpen, onConfirmed, onClose }: ConfirmSessionProps) {
  const texts = useMessages(accountMessages);
  const toText = useProblemText();
  const [form] = Form.useForm<Proof>();
  const kind = Form.useWatch('kind', form) ?? 'password';
  const confirm = useAction({
    run: ({ proof }: Proof) =>
      api.confirmSession({ body: kind === 'code' ? { code: proof } : { password: proof } }),
    onDone: onConfirmed,
    onProblem: (error) => {
      form.setFields([{ name: 'proof', errors: [toText(error)] }]);
      return true;
    },
  });
  return (
    <FormModal
      title={texts.confirmTitle}
      okText={texts.confirm}
      isOpen={isOpen}
      form={form}
      initialValues={{ kind: 'password' }}
      isPending={confirm.isPending}
      onFinish={confirm.run}
      onClose={onClose}
    >
      <Form.Item name="kind">
        <Segmented
          block
          aria-label={texts.confirmBy}
          options={[
            { value: 'password', label: texts.byPassword },
            { value: 'code', label: texts.byCode },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="proof"
        label={kind === 'code' ? texts.code : texts.current}
        extra={kind === 'code' ? texts.codeHint : undefined}
        rules={[{ required: true, message: texts.required }]}
      >
        {kind === 'code' ? (
          <Input autoComplete="one-time-code" maxLength={20} />
        ) : (
          <Input.Password autoComplete="current-password" />
        )}
      </Form.Item>
    </FormModal>
  );
}
