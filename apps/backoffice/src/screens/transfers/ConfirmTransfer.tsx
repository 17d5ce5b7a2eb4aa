import type { Transfer } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Button, Form, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { MoneyInput } from '../../form/MoneyInput.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { transferMessages } from './messages.ts';
import { SeenFields, type SeenValues } from './SeenFields.tsx';

interface ConfirmValues extends SeenValues {
  amount: number;
}

/** Confirms what has arrived at the bank. The amount is typed, so that it is looked at. */
export function ConfirmTransfer({ id, reference }: Transfer) {
  const texts = useMessages(transferMessages);
  const rules = useRequired();
  const [form] = Form.useForm<ConfirmValues>();
  const [isOpen, setIsOpen] = useState(false);
  const confirm = useAction({
    run: (body: ConfirmValues, options) => api.confirmTransfer({ params: { id }, body }, options),
    changes: ['transfers', 'refunds', 'ledger-entries'],
    doneText: ({ status }) => (status === 'paid' ? texts.confirmed : texts.confirmedLate),
    onDone: () => setIsOpen(false),
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <>
      <Button size="small" type="primary" onClick={() => setIsOpen(true)}>
        {texts.confirm}
      </Button>
      <FormModal
        title={formatMessage(texts.confirmTitle, { reference })}
        okText={texts.confirm}
        isOpen={isOpen}
        form={form}
        isPending={confirm.isPending}
        onFinish={confirm.run}
        onClose={() => setIsOpen(false)}
      >
        <Typography.Paragraph type="secondary">{texts.confirmHint}</Typography.Paragraph>
        <Form.Item name="amount" label={texts.received} rules={rules}>
          <MoneyInput />
        </Form.Item>
        <SeenFields />
      </FormModal>
    </>
  );
}
