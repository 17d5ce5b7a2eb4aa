import { Form, Input } from 'antd';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { transferMessages } from './messages.ts';

export interface SeenValues {
  reference: string;
  transferredOn: string;
}

/** What the bank shows of a transfer: its day and number. */
export function SeenFields() {
  const texts = useMessages(transferMessages);
  const rules = useRequired();
  return (
    <>
      <Form.Item name="transferredOn" label={texts.transferredOn} rules={rules}>
        <Input type="date" />
      </Form.Item>
      <Form.Item name="reference" label={texts.bankReference} rules={rules}>
        <Input maxLength={60} />
      </Form.Item>
    </>
  );
}
