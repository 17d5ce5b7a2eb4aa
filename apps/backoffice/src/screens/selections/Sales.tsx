import { PlusOutlined } from '@ant-design/icons';
import { Button, Tag, Typography } from 'antd';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { pickText } from '../../catalogue/texts.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { toOptions } from '../../parts/to-options.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { filterByName } from './filter-by-name.ts';
import { selectionMessages } from './messages.ts';
import { RemoveButton } from './RemoveButton.tsx';

type CountedSale = AdminResponse<'listSales'>[number];

const COLOURS = { coming: 'blue', running: 'green', ended: 'default' } as const;

function useColumns(): ResourceColumn<CountedSale>[] {
  const texts = useMessages(selectionMessages);
  const { language } = useLanguage();
  const format = useFormat();
  const canWrite = useMayCall('deleteSale');
  const toName = ({ name }: CountedSale) => pickText(name, language);
  return [
    {
      key: 'name',
      title: texts.name,
      width: 260,
      render: (sale) => <Link href={`/sales/${sale.id}`}>{toName(sale)}</Link>,
      toText: toName,
    },
    { key: 'id', title: texts.id, width: 100, render: ({ id }) => id, toText: ({ id }) => id },
    {
      key: 'status',
      title: texts.status,
      width: 110,
      render: ({ status }) => <Tag color={COLOURS[status]}>{texts.statuses[status]}</Tag>,
      toText: ({ status }) => texts.statuses[status],
    },
    ...(['startsAt', 'endsAt'] as const).map((key) => ({
      key,
      title: texts[key],
      width: 180,
      render: (sale: CountedSale) => format.dateTime(sale[key]),
      toText: (sale: CountedSale) => sale[key],
    })),
    {
      key: 'products',
      title: texts.products,
      width: 100,
      align: 'right',
      render: ({ products }) => format.number(products),
      toText: ({ products }) => String(products),
    },
    ...(canWrite
      ? [
          {
            key: 'actions',
            title: '',
            width: 100,
            render: (sale: CountedSale) => (
              <RemoveButton
                name={toName(sale)}
                changes="sales"
                remove={() => api.deleteSale({ params: { id: sale.id } })}
              />
            ),
          },
        ]
      : []),
  ];
}

/** The sales of the shop, the one that ends last first. */
export function Sales() {
  const texts = useMessages(selectionMessages);
  const columns = useColumns();
  const canWrite = useMayCall('createSale');
  const filters = useMemo<ResourceFilter[]>(
    () => [
      { kind: 'search', key: 'search', label: texts.search },
      { kind: 'select', key: 'status', label: texts.status, options: toOptions(texts.statuses) },
    ],
    [texts],
  );
  return (
    <ResourceTable<CountedSale>
      name="sales"
      title={texts.sales}
      rowId={({ id }) => id}
      columns={columns}
      filters={filters}
      load={async ({ search, status }, signal) => {
        const sales = filterByName(await api.listSales({}, { signal }), search);
        return {
          items: sales.filter((sale) => !status || sale.status === status),
          nextCursor: null,
        };
      }}
      header={<Typography.Text type="secondary">{texts.salesHint}</Typography.Text>}
      actions={
        canWrite && (
          <Link href="/sales/new" asChild>
            <Button type="primary" icon={<PlusOutlined aria-hidden />}>
              {texts.newSale}
            </Button>
          </Link>
        )
      }
    />
  );
}
