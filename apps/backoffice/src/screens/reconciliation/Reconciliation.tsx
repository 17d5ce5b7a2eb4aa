import type { BillDifference } from '@vitrine/contract/admin';
import { Button, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { ScreenLink } from '../../parts/ScreenLink.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { Bills } from './Bills.tsx';
import { ExplainDifference } from './ExplainDifference.tsx';
import { reconciliationMessages } from './messages.ts';

const load = loadPage('listBillDifferences');

function useDifferenceColumns(): ResourceColumn<BillDifference>[] {
  const texts = useMessages(reconciliationMessages);
  const format = useFormat();
  const showAmount = (amount: number | null) => (amount === null ? '–' : format.price(amount));
  return [
    { key: 'day', title: texts.day, width: 110, render: ({ day }) => day },
    {
      key: 'provider',
      title: texts.provider,
      width: 110,
      render: (row) => texts.providers[row.provider],
    },
    { key: 'kind', title: texts.kind, width: 80, render: ({ kind }) => texts.kinds[kind] },
    {
      key: 'number',
      title: texts.number,
      width: 220,
      render: ({ number }) => <code>{number}</code>,
    },
    {
      key: 'order',
      title: texts.order,
      width: 160,
      render: ({ orderNumber }) =>
        orderNumber ? (
          <ScreenLink href={`/orders?search=${orderNumber}`}>{orderNumber}</ScreenLink>
        ) : (
          '–'
        ),
    },
    {
      key: 'reason',
      title: texts.reason,
      width: 150,
      render: ({ reason }) => texts.reasons[reason],
    },
    { key: 'here', title: texts.here, align: 'right', render: (row) => showAmount(row.amountHere) },
    {
      key: 'there',
      title: texts.there,
      align: 'right',
      render: (row) => showAmount(row.amountThere),
    },
    {
      key: 'status',
      title: texts.status,
      width: 100,
      render: ({ status }) => (
        <Tag color={status === 'open' ? 'orange' : 'default'}>{texts.statuses[status]}</Tag>
      ),
    },
    {
      key: 'explanation',
      title: texts.explanation,
      width: 220,
      render: (row) => row.explanation ?? '–',
    },
  ];
}

/** Differences between the money here and the bills of payment providers. */
export function Reconciliation() {
  const texts = useMessages(reconciliationMessages);
  const columns = useDifferenceColumns();
  const [explained, setExplained] = useState<BillDifference>();
  const filters = useMemo<ResourceFilter[]>(
    () => [
      {
        kind: 'select',
        key: 'provider',
        label: texts.provider,
        options: toOptions(texts.providers),
      },
      { kind: 'select', key: 'status', label: texts.status, options: toOptions(texts.statuses) },
    ],
    [texts],
  );
  const actions: ResourceColumn<BillDifference> = {
    key: 'actions',
    title: '',
    width: 110,
    render: (row) => (
      <Button size="small" onClick={() => setExplained(row)}>
        {texts.explain}
      </Button>
    ),
  };
  return (
    <>
      <ResourceTable
        name="bill-differences"
        title={texts.title}
        rowId={({ id }) => id}
        columns={[...columns, actions]}
        filters={filters}
        load={load}
        header={<Bills />}
        actions={
          <Button href="/admin/api/v1/bill-differences/csv" download>
            {texts.export}
          </Button>
        }
      />
      {explained && (
        <ExplainDifference
          key={explained.id}
          difference={explained}
          onClose={() => setExplained(undefined)}
        />
      )}
    </>
  );
}
