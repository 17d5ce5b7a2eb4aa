import type { Refund } from '@vitrine/contract/admin';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { SeenFields, type SeenValues } from '../transfers/SeenFields.tsx';
import { moneyMessages } from './messages.ts';

/** Records that a refund was transferred back by hand. */
export function ConfirmRefundTransfer({ id }: Refund) {
  const texts = useMessages(moneyMessages);
  const [form] = Form.useForm<SeenValues>();
  const [isOpen, setIsOpen] = useState(false);
  const confirm = useAction({
    run: (body: SeenValues, options) =>
      api.confirmRefundTransfer({ params: { id }, body }, options),
    changes: ['refunds', 'ledger-entries'],
    doneText: texts.refundTransferred,
    onDone: () => setIsOpen(false),
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <>
      <Button size="small" type="primary" onClick={() => setIsOpen(true)}>
        {texts.transferRefund}
      </Button>
      <FormModal
        title={texts.transferRefund}
        okText={texts.transferRefund}
        isOpen={isOpen}
        form={form}
        isPending={confirm.isPending}
        onFinish={confirm.run}
        onClose={() => setIsOpen(false)}
      >
        <SeenFields />
      </FormModal>
    </>
  );
}
