import { formatMessage } from '@vitrine/kit';
import { Button, Card, Form, InputNumber } from 'antd';
import { api } from '../../../api/api.ts';
import { useAction } from '../../../api/useAction.ts';
import { applyProblem } from '../../../form/apply-problem.ts';
import { useRequired } from '../../../form/useRequired.ts';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { downloadText } from '../../../table/download-text.ts';
import { formatCsv } from '../../../table/format-csv.ts';
import { itemsKey } from '../item-source.ts';
import { loadGeneratedCodes } from './load-generated-codes.ts';
import { toolMessages } from './messages.ts';

interface Amounts {
  count: number;
  usesPerCode: number;
}

const MAX_GENERATED = 10_000;

function useDownload(id: string) {
  const texts = useMessages(toolMessages);
  return useAction({
    run: async () => {
      const codes = await loadGeneratedCodes(id);
      const columns = [
        { title: texts.code, toText: (row: (typeof codes)[number]) => row.code },
        { title: texts.uses, toText: (row: (typeof codes)[number]) => String(row.uses) },
        {
          title: texts.isUsedUp,
          toText: (row: (typeof codes)[number]) => (row.isUsedUp ? texts.yes : texts.no),
        },
      ].map((column) => ({ ...column, key: column.title, render: column.toText }));
      downloadText(`${id}.csv`, formatCsv(columns, codes), 'text/csv');
    },
  });
}

/** Generates the codes of a template, and saves them as a file. */
export function PromoCodeTools({ id }: { id: string }) {
  const texts = useMessages(toolMessages);
  const rules = useRequired();
  const [form] = Form.useForm<Amounts>();
  const generate = useAction({
    run: (body: Amounts, key) => api.generatePromoCodes({ params: { id }, body }, key),
    changes: [itemsKey('promo-code')],
    doneText: ({ generated }) => formatMessage(texts.generated, { count: generated }),
    onProblem: (error) => applyProblem(form, error),
  });
  const download = useDownload(id);
  return (
    <Card size="small" title={<h2 style={{ fontSize: 14, margin: 0 }}>{texts.codes}</h2>}>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ count: 100, usesPerCode: 1 }}
        onFinish={(body: Amounts) => generate.run(body)}
      >
        <Form.Item name="count" label={texts.count} rules={rules}>
          <InputNumber min={1} max={MAX_GENERATED} precision={0} />
        </Form.Item>
        <Form.Item name="usesPerCode" label={texts.usesPerCode} rules={rules}>
          <InputNumber min={1} precision={0} />
        </Form.Item>
        <Button htmlType="submit" loading={generate.isPending}>
          {texts.generate}
        </Button>{' '}
        <Button loading={download.isPending} onClick={() => download.run()}>
          {texts.download}
        </Button>
      </Form>
    </Card>
  );
}
