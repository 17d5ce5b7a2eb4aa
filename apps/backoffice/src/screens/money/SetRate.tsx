import { Button, Form, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { TimeInput } from '../../form/TimeInput.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useMerchants } from '../../parts/useMerchants.ts';
import { moneyMessages } from './messages.ts';

interface RateValues {
  merchantId?: string;
  percent: number;
  validFrom: string;
}

/** Rates are hundredths of a per cent. */
const PER_CENT = 100;

/** Sets the commission of a merchant, or of all without one of their own, from a time on. */
export function SetRate() {
  const texts = useMessages(moneyMessages);
  const rules = useRequired();
  const merchants = useMerchants();
  const [form] = Form.useForm<RateValues>();
  const [isOpen, setIsOpen] = useState(false);
  const create = useAction({
    run: ({ merchantId, percent, validFrom }: RateValues, options) => {
      const rate = Math.round(percent * PER_CENT);
      return api.createCommissionRate(
        { body: { merchantId: merchantId ?? null, rate, validFrom } },
        options,
      );
    },
    changes: ['commission-rates'],
    doneText: texts.rateSet,
    onDone: () => setIsOpen(false),
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <>
      <Button type="primary" onClick={() => setIsOpen(true)}>
        {texts.setRate}
      </Button>
      <FormModal
        title={texts.setRate}
        okText={texts.setRate}
        isOpen={isOpen}
        form={form}
        isPending={create.isPending}
        onFinish={create.run}
        onClose={() => setIsOpen(false)}
      >
        <Form.Item name="merchantId" label={texts.merchant}>
          <Select
            allowClear
            placeholder={texts.defaultRate}
            options={merchants.options}
            showSearch={{ optionFilterProp: 'label' }}
          />
        </Form.Item>
        <Form.Item name="percent" label={texts.rate} rules={rules}>
          <InputNumber min={0} max={100} precision={2} />
        </Form.Item>
        <Form.Item name="validFrom" label={texts.validFrom} extra={texts.validHint} rules={rules}>
          <TimeInput />
        </Form.Item>
      </FormModal>
    </>
  );
}
