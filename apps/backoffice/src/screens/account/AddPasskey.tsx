import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { focusWhenShown } from '../../parts/focus-when-shown.ts';
import { createPasskey } from '../../passkeys/use-passkey.ts';
import { usePasskeyProblemText } from '../../passkeys/usePasskeyProblemText.ts';
import { accountMessages } from './messages.ts';

const MAX_NAME = 60;

/** Names a passkey and lets the browser create it. */
export function AddPasskey() {
  const texts = useMessages(accountMessages);
  const toText = usePasskeyProblemText();
  const [isOpen, setIsOpen] = useState(false);
  const [form] = Form.useForm<{ name: string }>();
  const add = useAction({
    run: async (name: string) => {
      const creation = await api.startAddingPasskey();
      const credential = await createPasskey(creation);
      return api.addPasskey({ body: { name, credential } });
    },
    changes: ['passkeys', 'session'],
    doneText: texts.passkeyAdded,
    onDone: () => setIsOpen(false),
    onProblem: (error) => {
      form.setFields([{ name: 'name', errors: [toText(error)] }]);
      return true;
    },
  });
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.addPasskey}</Button>
      <FormModal
        title={texts.addPasskey}
        okText={texts.goOn}
        isOpen={isOpen}
        form={form}
        isPending={add.isPending}
        onFinish={({ name }) => add.run(name.trim())}
        onClose={() => setIsOpen(false)}
      >
        <Form.Item
          name="name"
          label={texts.passkeyName}
          extra={texts.passkeyNameHint}
          rules={[{ required: true, whitespace: true, message: texts.required }]}
        >
          <Input maxLength={MAX_NAME} ref={focusWhenShown} />
        </Form.Item>
      </FormModal>
    </>
  );
}
