import { Checkbox, Form, Input } from 'antd';
import { api } from '../../api/api.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { returnsMessages } from './messages.ts';
import { useReturnAction } from './useReturnAction.ts';

const MAX_NOTE = 1_000;

interface Inspection {
  note: string;
  isSellable: boolean;
}

interface InspectDialogProps {
  id: string;
  onClose(): void;
}

/** Records what came back and whether it can be sold again. */
export function InspectDialog({ id, onClose }: InspectDialogProps) {
  const texts = useMessages(returnsMessages);
  const [form] = Form.useForm<Inspection>();
  const inspect = useReturnAction<Inspection>(
    (body, options) => api.inspectReturn({ params: { id }, body }, options),
    { form, onClose },
  );
  return (
    <FormModal
      isOpen
      title={texts.inspectTitle}
      okText={texts.inspectTitle}
      form={form}
      initialValues={{ isSellable: true }}
      isPending={inspect.isPending}
      onFinish={inspect.run}
      onClose={onClose}
    >
      <Form.Item
        name="note"
        label={texts.inspectionNote}
        extra={texts.inspectHint}
        rules={useRequired()}
      >
        <Input.TextArea rows={3} maxLength={MAX_NOTE} />
      </Form.Item>
      <Form.Item name="isSellable" valuePropName="checked">
        <Checkbox>{texts.isSellable}</Checkbox>
      </Form.Item>
    </FormModal>
  );
}
