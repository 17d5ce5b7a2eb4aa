import { Form, Input } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { focusWhenShown } from '../../parts/focus-when-shown.ts';
import { fapiaoMessages } from './messages.ts';

const NUMBER = /^\d{20}$/;

/** The number of a fapiao. */
export function NumberField({ label }: { label: string }) {
  const { numberHint } = useMessages(fapiaoMessages);
  return (
    <Form.Item
      name="number"
      label={label}
      extra={numberHint}
      normalize={(text: string) => text.replaceAll(/[\s-]/g, '')}
      rules={[{ required: true, pattern: NUMBER, message: numberHint }]}
    >
      <Input inputMode="numeric" ref={focusWhenShown} />
    </Form.Item>
  );
}
