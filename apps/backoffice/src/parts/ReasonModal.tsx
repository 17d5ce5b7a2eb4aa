import { Form, Input } from 'antd';
import { useAction } from '../api/useAction.ts';
import { applyProblem } from '../form/apply-problem.ts';
import { FormModal } from '../form/FormModal.tsx';
import { useMessages } from '../language/LanguageProvider.tsx';
import { partMessages } from './messages.ts';

const MIN_REASON = 4;
const MAX_REASON = 300;

interface ReasonModalProps<R> {
  title: string;
  okText: string;
  isOpen: boolean;
  changes?: readonly string[];
  doneText?: string;
  run(reason: string, options: { idempotencyKey: string }): Promise<R>;
  onDone?(result: R): void;
  onClose(): void;
}

/** Asks why an operator does something, and does it. */
export function ReasonModal<R>(props: ReasonModalProps<R>) {
  const { title, okText, isOpen, changes, doneText, run, onDone, onClose } = props;
  const texts = useMessages(partMessages);
  const [form] = Form.useForm<{ reason: string }>();
  const action = useAction({
    run,
    ...(changes ? { changes } : {}),
    ...(doneText ? { doneText } : {}),
    onDone: (result) => {
      onClose();
      onDone?.(result);
    },
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <FormModal
      title={title}
      okText={okText}
      isOpen={isOpen}
      form={form}
      isPending={action.isPending}
      onFinish={({ reason }) => action.run(reason.trim())}
      onClose={onClose}
    >
      <Form.Item
        name="reason"
        label={texts.reason}
        extra={texts.reasonHint}
        rules={[
          {
            required: true,
            min: MIN_REASON,
            transform: (reason?: string) => reason?.trim(),
            message: texts.reasonHint,
          },
        ]}
      >
        <Input.TextArea rows={3} maxLength={MAX_REASON} showCount />
      </Form.Item>
    </FormModal>
  );
}
