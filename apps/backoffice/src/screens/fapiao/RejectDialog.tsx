import { Form, Input } from 'antd';
import { api } from '../../api/api.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { focusWhenShown } from '../../parts/focus-when-shown.ts';
import type { DialogProps } from './DialogProps.ts';
import { fapiaoMessages } from './messages.ts';
import { useFapiaoAction } from './useFapiaoAction.ts';

const MAX_REASON = 1_000;

/** Refuses a fapiao with a reason that the shopper reads. */
export function RejectDialog({ shown: { id, version }, onClose }: DialogProps) {
  const texts = useMessages(fapiaoMessages);
  const [form] = Form.useForm<{ reason: string }>();
  const reject = useFapiaoAction<{ reason: string }>(
    form,
    (body, options) => api.rejectFapiao({ params: { id }, body }, { ...options, version }),
    onClose,
  );
  return (
    <FormModal
      isOpen
      title={texts.actionNames.reject}
      okText={texts.actionNames.reject}
      form={form}
      isPending={reject.isPending}
      onFinish={reject.run}
      onClose={onClose}
    >
      <Form.Item name="reason" label={texts.reason} extra={texts.rejectHint} rules={useRequired()}>
        <Input.TextArea rows={3} maxLength={MAX_REASON} ref={focusWhenShown} />
      </Form.Item>
    </FormModal>
  );
}
