import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Form, Input, Select } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { TimeInput } from '../../form/TimeInput.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { MAX_REASON, useReasonRule } from '../../parts/useReasonRule.ts';
import { rightsMessages } from './rights-messages.ts';
import type { GivenBenefit, RightsValues } from './rights-values.ts';

interface BenefitValues extends RightsValues {
  code: string;
}

interface BenefitDialogProps {
  shopperId: string;
  /** The benefit whose end is changed, or undefined to give another one. */
  given: GivenBenefit | undefined;
  onClose(): void;
}

/** Which values a benefit has for one shopper. */
function useTermsHint(code: string | undefined) {
  const texts = useMessages(rightsMessages);
  const { data: benefits = [] } = useQuery({
    queryKey: ['givable-benefits'],
    queryFn: ({ signal }) => api.listGivableBenefits({}, { signal }),
  });
  const chosen = benefits.find((benefit) => benefit.code === code);
  const hint = chosen?.tier ? formatMessage(texts.asTier, { tier: chosen.tier }) : texts.onlyWords;
  return {
    hint: chosen && hint,
    options: benefits.map(({ code: value, name }) => ({ value, label: name })),
  };
}

/** Gives one shopper a benefit, or changes until when they have it. */
export function BenefitDialog({ shopperId, given, onClose }: BenefitDialogProps) {
  const texts = useMessages(rightsMessages);
  const required = useRequired();
  const reasonRule = useReasonRule();
  const [form] = Form.useForm<BenefitValues>();
  const { hint, options } = useTermsHint(Form.useWatch('code', form));
  const save = useAction({
    run: ({ code, until, reason }: BenefitValues) =>
      api.giveShopperBenefit({
        params: { id: shopperId, code },
        body: { until: until ?? null, reason: reason.trim() },
      }),
    changes: ['shopper'],
    doneText: texts.saved,
    onDone: onClose,
    onProblem: (error) => applyProblem(form, error),
  });
  const initial = given
    ? { code: given.code, until: given.isOver ? null : given.until, reason: '' }
    : { until: null, reason: '' };
  return (
    <FormModal<BenefitValues>
      isOpen
      title={given ? texts.changeBenefit : texts.giveBenefit}
      form={form}
      initialValues={initial}
      okText={texts.save}
      isPending={save.isPending}
      onFinish={(values) => save.run(values)}
      onClose={onClose}
    >
      <Form.Item name="code" label={texts.benefit} extra={hint} rules={required}>
        <Select
          disabled={given !== undefined}
          showSearch={{ optionFilterProp: 'label' }}
          options={options}
          notFoundContent={texts.noBenefits}
        />
      </Form.Item>
      <Form.Item name="until" label={texts.until} extra={texts.untilHint}>
        <TimeInput />
      </Form.Item>
      <Form.Item name="reason" {...reasonRule}>
        <Input.TextArea rows={3} maxLength={MAX_REASON} showCount />
      </Form.Item>
    </FormModal>
  );
}
