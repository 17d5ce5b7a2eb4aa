import { useQuery } from '@tanstack/react-query';
import type { ProviderBill } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Button, Card, Table, type TableColumnsType, Tag } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { reconciliationMessages } from './messages.ts';

/** Two providers of a week. */
const SHOWN_BILLS = 14;

/** The bills of the last days, and whether they were compared. */
export function Bills() {
  const texts = useMessages(reconciliationMessages);
  const format = useFormat();
  const query = useQuery({
    queryKey: ['provider-bills'],
    queryFn: () => api.listProviderBills({ query: { size: SHOWN_BILLS } }),
  });
  const compare = useAction({
    run: (id: string) => api.compareProviderBill({ params: { id } }),
    changes: ['provider-bills', 'bill-differences'],
    doneText: texts.compared,
  });
  const showAmount = (amount: number | null) => (amount === null ? '–' : format.price(amount));
  const columns: TableColumnsType<ProviderBill> = [
    { title: texts.day, dataIndex: 'day' },
    { title: texts.provider, render: (_, row) => texts.providers[row.provider] },
    {
      title: texts.status,
      render: (_, { status, openDifferences }) => (
        <>
          <Tag color={status === 'failed' ? 'red' : 'default'}>{texts.billStatuses[status]}</Tag>
          {openDifferences > 0 && (
            <Tag color="orange">{formatMessage(texts.open, { count: openDifferences })}</Tag>
          )}
        </>
      ),
    },
    { title: texts.payments, align: 'right', dataIndex: 'paymentAmount', render: showAmount },
    { title: texts.refunds, align: 'right', dataIndex: 'refundAmount', render: showAmount },
    {
      render: (_, { id }) => (
        <Button size="small" onClick={() => compare.run(id)}>
          {texts.compare}
        </Button>
      ),
    },
  ];
  return (
    <Card size="small" title={<h2 style={{ fontSize: 14, margin: 0 }}>{texts.bills}</h2>}>
      <QueryView query={query}>
        {({ items }) => (
          <Table
            size="small"
            rowKey="id"
            scroll={{ x: 720, y: 240 }}
            pagination={false}
            columns={columns}
            dataSource={[...items]}
            locale={{ emptyText: texts.noBills }}
          />
        )}
      </QueryView>
    </Card>
  );
}
