import type { LedgerEntry } from '@vitrine/contract/admin';
import { Typography } from 'antd';
import { useMemo } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { ScreenLink } from '../../parts/ScreenLink.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { useMerchants } from '../../parts/useMerchants.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { Balances } from './Balances.tsx';
import { moneyMessages } from './messages.ts';
import { useMerchantFilter } from './useMerchantFilter.ts';

const load = loadPage('listLedgerEntries');
const MINOR = 100;

function useLedgerColumns(): ResourceColumn<LedgerEntry>[] {
  const texts = useMessages(moneyMessages);
  const format = useFormat();
  const merchants = useMerchants();
  const nameSource = (source: string) => {
    const [kind = '', id = ''] = source.split(':');
    const number = id.replaceAll('-', '');
    return `${texts.sources[kind as keyof typeof texts.sources] ?? kind} ${number}`;
  };
  const nameOf = (id: string | null) => (id === null ? texts.unplaced : merchants.nameOf(id));
  return [
    {
      key: 'at',
      title: texts.at,
      width: 170,
      render: ({ at }) => format.dateTime(at),
      toText: ({ at }) => at,
    },
    {
      key: 'merchant',
      title: texts.merchant,
      width: 180,
      render: ({ merchantId }) => nameOf(merchantId),
      toText: ({ merchantId }) => nameOf(merchantId),
    },
    {
      key: 'kind',
      title: texts.kind,
      width: 110,
      render: ({ kind }) => texts.kinds[kind],
      toText: ({ kind }) => texts.kinds[kind],
    },
    {
      key: 'amount',
      title: texts.amount,
      width: 130,
      align: 'right',
      render: ({ amount, currencyIsoCode }) => (
        <Typography.Text {...(amount < 0 ? { type: 'danger' } : {})}>
          {format.price(amount, currencyIsoCode)}
        </Typography.Text>
      ),
      toText: ({ amount }) => (amount / MINOR).toFixed(2),
    },
    {
      key: 'account',
      title: texts.account,
      width: 130,
      render: ({ account }) => texts.accounts[account],
      toText: ({ account }) => texts.accounts[account],
    },
    {
      key: 'order',
      title: texts.order,
      width: 170,
      render: ({ orderNumber }) =>
        orderNumber ? (
          <ScreenLink href={`/orders?search=${orderNumber}`}>{orderNumber}</ScreenLink>
        ) : (
          '–'
        ),
      toText: ({ orderNumber }) => orderNumber ?? '',
    },
    {
      key: 'source',
      title: texts.source,
      width: 300,
      isOptional: true,
      render: ({ source }) => nameSource(source),
      toText: ({ source }) => nameSource(source),
    },
  ];
}

/** Money that merchants gained and lost. */
export function Ledger() {
  const texts = useMessages(moneyMessages);
  const merchantFilter = useMerchantFilter();
  const columns = useLedgerColumns();
  const filters = useMemo<ResourceFilter[]>(
    () => [
      ...merchantFilter,
      {
        kind: 'select',
        key: 'kind',
        label: texts.kind,
        options: toOptions(texts.kinds),
      },
      { kind: 'search', key: 'orderNumber', label: texts.orderNumber },
      { kind: 'search', key: 'payoutId', label: texts.payouts },
      { kind: 'period', fromKey: 'from', toKey: 'to', label: texts.period },
    ],
    [texts, merchantFilter],
  );
  return (
    <ResourceTable
      name="ledger-entries"
      title={texts.ledger}
      rowId={({ id }) => id}
      columns={columns}
      filters={filters}
      load={load}
      header={<Balances />}
    />
  );
}
