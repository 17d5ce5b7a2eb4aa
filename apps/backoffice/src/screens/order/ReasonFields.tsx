import type { RefundReason } from '@vitrine/contract/admin';
import { Form, Input, Select } from 'antd';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { orderNames } from '../../orders/names.ts';
import { orderMessages } from './messages.ts';

const MAX_NOTE = 1_000;

interface ReasonFieldsProps {
  isReasonOptional?: boolean;
  isNoteOptional?: boolean;
}

/** Why money goes back, as a choice and in the operator's words. */
export function ReasonFields({ isReasonOptional, isNoteOptional }: ReasonFieldsProps) {
  const texts = useMessages(orderMessages);
  const { refundReasons } = useMessages(orderNames);
  const required = useRequired();
  const options = (Object.keys(refundReasons) as RefundReason[]).map((value) => ({
    value,
    label: refundReasons[value],
  }));
  return (
    <>
      <Form.Item name="reason" label={texts.reason} rules={isReasonOptional ? [] : required}>
        <Select allowClear={isReasonOptional ?? false} options={options} />
      </Form.Item>
      <Form.Item name="note" label={texts.note} rules={isNoteOptional ? [] : required}>
        <Input.TextArea rows={2} maxLength={MAX_NOTE} />
      </Form.Item>
    </>
  );
}
