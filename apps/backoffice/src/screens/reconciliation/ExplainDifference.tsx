import type { BillDifference } from '@vitrine/contract/admin';
import { Form, Input } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { reconciliationMessages } from './messages.ts';

interface ExplainDifferenceProps {
  difference: BillDifference;
  onClose(): void;
}

/** Writes down why a difference is right. */
export function ExplainDifference({ difference, onClose }: ExplainDifferenceProps) {
  const texts = useMessages(reconciliationMessages);
  const rules = useRequired();
  const [form] = Form.useForm<{ explanation: string }>();
  const { id, version, number, explanation } = difference;
  const explain = useAction({
    run: (body: { explanation: string }) =>
      api.explainBillDifference({ params: { id }, body }, { version }),
    changes: ['bill-differences', 'provider-bills'],
    doneText: texts.explained,
    onDone: onClose,
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <FormModal
      title={number}
      okText={texts.explain}
      isOpen
      form={form}
      initialValues={{ explanation: explanation ?? '' }}
      isPending={explain.isPending}
      onFinish={explain.run}
      onClose={onClose}
    >
      <Form.Item name="explanation" label={texts.explanation} rules={rules}>
        <Input.TextArea rows={3} maxLength={500} autoFocus />
      </Form.Item>
    </FormModal>
  );
}
