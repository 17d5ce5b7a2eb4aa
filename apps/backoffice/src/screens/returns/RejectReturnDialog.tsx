import { Form, Input } from 'antd';
import { api } from '../../api/api.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { orderNames } from '../../orders/names.ts';
import { returnsMessages } from './messages.ts';
import { useReturnAction } from './useReturnAction.ts';

const MAX_REASON = 1_000;

interface RejectReturnDialogProps {
  id: string;
  onClose(): void;
}

/** Rejects a return with a reason that the shopper reads. */
export function RejectReturnDialog({ id, onClose }: RejectReturnDialogProps) {
  const texts = useMessages(returnsMessages);
  const names = useMessages(orderNames).returnActions;
  const [form] = Form.useForm<{ reason: string }>();
  const reject = useReturnAction<{ reason: string }>(
    (body, options) => api.rejectReturn({ params: { id }, body }, options),
    { form, onClose },
  );
  return (
    <FormModal
      isOpen
      title={texts.rejectTitle}
      okText={names.reject}
      form={form}
      isPending={reject.isPending}
      onFinish={reject.run}
      onClose={onClose}
    >
      <Form.Item
        name="reason"
        label={texts.refusedReason}
        extra={texts.rejectHint}
        rules={useRequired()}
      >
        <Input.TextArea rows={3} maxLength={MAX_REASON} />
      </Form.Item>
    </FormModal>
  );
}
