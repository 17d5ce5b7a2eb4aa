import type { FapiaoReversalReason } from '@vitrine/contract/admin';
import { toChinaIsoDate } from '@vitrine/kit';
import { Form, Input, Select } from 'antd';
import { api } from '../../api/api.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import type { DialogProps } from './DialogProps.ts';
import { fapiaoMessages } from './messages.ts';
import { NumberField } from './NumberField.tsx';
import { useFapiaoAction } from './useFapiaoAction.ts';

interface ReverseValues {
  number: string;
  reversedOn: string;
  reason: FapiaoReversalReason;
}

/** Records the negative fapiao that reverses an issued one. */
export function ReverseDialog({ shown: { id, version, isToReverse }, onClose }: DialogProps) {
  const texts = useMessages(fapiaoMessages);
  const rules = useRequired();
  const [form] = Form.useForm<ReverseValues>();
  const reverse = useFapiaoAction<ReverseValues>(
    form,
    (body, options) => api.reverseFapiao({ params: { id }, body }, { ...options, version }),
    onClose,
  );
  const reason = isToReverse ? 'refund' : 'error';
  return (
    <FormModal
      isOpen
      title={texts.actionNames.reverse}
      okText={texts.actionNames.reverse}
      form={form}
      initialValues={{ reversedOn: toChinaIsoDate(Date.now()), reason }}
      isPending={reverse.isPending}
      onFinish={reverse.run}
      onClose={onClose}
    >
      <NumberField label={texts.reversalNumber} />
      <Form.Item name="reversedOn" label={texts.reversedOn} rules={rules}>
        <Input type="date" />
      </Form.Item>
      <Form.Item name="reason" label={texts.reversalReason} rules={rules}>
        <Select options={toOptions(texts.reasons)} />
      </Form.Item>
    </FormModal>
  );
}
