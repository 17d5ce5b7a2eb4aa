import type { BillDifference } from '@vitrine/contract/admin';
import { Form, Input } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { loadAll } from '../../catalogue/load-all.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { focusWhenShown } from '../../parts/focus-when-shown.ts';
import { reconciliationMessages } from './messages.ts';

interface Explanation {
  explanation: string;
}

interface ExplainDifferenceProps {
  difference: BillDifference;
  onClose(): void;
}

const toValues = ({ explanation }: BillDifference): Explanation => ({
  explanation: explanation ?? '',
});

/** Differences have no call of their own: those of one day are few. */
async function readAgain({ id, day, provider }: BillDifference) {
  const rows = await loadAll((page) =>
    api.listBillDifferences({ query: { ...page, provider, from: day, to: day } }),
  );
  return rows.find((row) => row.id === id);
}

/** Writes down why a difference is right. */
export function ExplainDifference({ difference, onClose }: ExplainDifferenceProps) {
  const texts = useMessages(reconciliationMessages);
  const rules = useRequired();
  const [form] = Form.useForm<Explanation>();
  const fresh = useFreshRow({
    row: difference,
    form,
    list: 'bill-differences',
    read: readAgain,
    toValues,
  });
  const { id, version, number } = fresh.row ?? difference;
  const explain = useAction({
    run: (body: Explanation) => api.explainBillDifference({ params: { id }, body }, { version }),
    changes: ['bill-differences', 'provider-bills'],
    doneText: texts.explained,
    onDone: onClose,
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  return (
    <FormModal
      title={number}
      okText={texts.explain}
      isOpen
      form={form}
      initialValues={toValues(difference)}
      isPending={explain.isPending || fresh.isReading}
      notice={fresh.notice}
      onFinish={explain.run}
      onClose={onClose}
    >
      <Form.Item name="explanation" label={texts.explanation} rules={rules}>
        <Input.TextArea rows={3} maxLength={500} ref={focusWhenShown} />
      </Form.Item>
    </FormModal>
  );
}
