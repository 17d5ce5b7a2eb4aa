import { useQuery } from '@tanstack/react-query';
import type { Transfer } from '@vitrine/contract/admin';
import { Alert, Tag } from 'antd';
import { useMemo } from 'react';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { toOptions } from '../../parts/to-options.ts';
import { atLeastPart } from '../../table/at-least.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { ConfirmTransfer } from './ConfirmTransfer.tsx';
import { transferMessages } from './messages.ts';
import { TransferAccount } from './TransferAccount.tsx';

const load = loadPage('listTransfers');
const MINOR = 100;
const COLOURS = {
  pending: 'orange',
  paid: 'green',
  refunded: 'red',
  failed: 'default',
  cancelled: 'default',
} as const;

/** Money may still arrive for an order that has ended. */
const canConfirm = ({ status, seen }: Transfer) =>
  !seen && (status === 'pending' || status === 'cancelled');

function useTransferColumns(): ResourceColumn<Transfer>[] {
  const texts = useMessages(transferMessages);
  const format = useFormat();
  const toText = {
    reference: ({ reference }: Transfer) => reference,
    order: ({ orderNumber }: Transfer) => orderNumber ?? '–',
    shopper: ({ shopperId }: Transfer) => shopperId,
    bankReference: ({ seen }: Transfer) => seen?.reference ?? '–',
    transferredOn: ({ seen }: Transfer) => seen?.transferredOn ?? '–',
    confirmedBy: ({ seen }: Transfer) => seen?.confirmedBy ?? '–',
  };
  const textColumn = (key: keyof typeof toText, width: number): ResourceColumn<Transfer> => ({
    ...{ key, title: texts[key], width },
    ...{ render: toText[key], toText: toText[key] },
  });
  const timeColumn = (key: 'createdAt' | 'expiresAt'): ResourceColumn<Transfer> => ({
    ...{ key, title: texts[key], width: 170 },
    render: (row) => format.dateTime(row[key]),
    toText: (row) => row[key],
  });
  return [
    textColumn('reference', 170),
    {
      key: 'status',
      title: texts.status,
      width: 110,
      render: ({ status }) => <Tag color={COLOURS[status]}>{texts.statuses[status]}</Tag>,
      toText: ({ status }) => texts.statuses[status],
    },
    {
      key: 'amount',
      title: texts.amount,
      width: 130,
      align: 'right',
      render: ({ amount, currency }) => format.price(amount, currency),
      toText: ({ amount }) => (amount / MINOR).toFixed(2),
    },
    timeColumn('createdAt'),
    timeColumn('expiresAt'),
    textColumn('order', 150),
    textColumn('bankReference', 160),
    textColumn('transferredOn', 120),
    textColumn('confirmedBy', 120),
    { ...textColumn('shopper', 110), isOptional: true },
    {
      ...{ key: 'actions', title: '', width: 120 },
      render: (row) => (canConfirm(row) ? <ConfirmTransfer {...row} /> : null),
    },
  ];
}

/** Payments by bank transfer, which are confirmed once the money is there. */
export function Transfers() {
  const texts = useMessages(transferMessages);
  const columns = useTransferColumns();
  const { data: settings } = useQuery({
    queryKey: ['transfer-settings'],
    queryFn: ({ signal }) => api.getTransferSettings(undefined, { signal }),
  });
  const filters = useMemo<ResourceFilter[]>(
    () => [
      {
        kind: 'select',
        key: 'status',
        label: texts.status,
        isMultiple: true,
        options: toOptions(texts.statuses),
      },
      {
        kind: 'search',
        key: 'search',
        label: texts.search,
        least: atLeastPart(texts.searchHint),
      },
    ],
    [texts],
  );
  return (
    <ResourceTable
      name="transfers"
      title={texts.title}
      rowId={({ id }) => id}
      columns={columns}
      filters={filters}
      load={load}
      emptyText={texts.none}
      header={settings && !settings.isOn && <Alert type="info" showIcon title={texts.off} />}
      actions={settings && <TransferAccount settings={settings} />}
    />
  );
}
