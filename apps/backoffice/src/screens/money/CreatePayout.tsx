import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useMerchants } from '../../parts/useMerchants.ts';
import { moneyMessages } from './messages.ts';

interface PayoutValues {
  merchantId: string;
  periodTo: string;
}

/** Drafts a payout of all entries of a merchant up to a day. */
export function CreatePayout() {
  const texts = useMessages(moneyMessages);
  const rules = useRequired();
  const merchants = useMerchants();
  const [form] = Form.useForm<PayoutValues>();
  const [isOpen, setIsOpen] = useState(false);
  const create = useAction({
    run: (body: PayoutValues, options) => api.createPayout({ body }, options),
    changes: ['payouts', 'balances'],
    doneText: texts.payoutCreated,
    onDone: () => setIsOpen(false),
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <>
      <Button type="primary" onClick={() => setIsOpen(true)}>
        {texts.createPayout}
      </Button>
      <FormModal
        title={texts.createPayout}
        okText={texts.createPayout}
        isOpen={isOpen}
        form={form}
        isPending={create.isPending}
        onFinish={create.run}
        onClose={() => setIsOpen(false)}
      >
        <Form.Item name="merchantId" label={texts.merchant} rules={rules}>
          <Select options={merchants.options} showSearch={{ optionFilterProp: 'label' }} />
        </Form.Item>
        <Form.Item name="periodTo" label={texts.periodTo} extra={texts.periodToHint} rules={rules}>
          <Input type="date" />
        </Form.Item>
      </FormModal>
    </>
  );
}
