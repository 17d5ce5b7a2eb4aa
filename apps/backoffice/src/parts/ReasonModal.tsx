import { Form, Input } from 'antd';
import { useAction } from '../api/useAction.ts';
import { applyProblem } from '../form/apply-problem.ts';
import { FormModal } from '../form/FormModal.tsx';
import { MAX_REASON, useReasonRule } from './useReasonRule.ts';

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
  const reasonRule = useReasonRule();
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
      <Form.Item name="reason" {...reasonRule}>
        <Input.TextArea rows={3} maxLength={MAX_REASON} showCount />
      </Form.Item>
    </FormModal>
  );
}
