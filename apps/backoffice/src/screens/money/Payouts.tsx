import type { Payout } from '@vitrine/contract/admin';
import { Tag, Typography } from 'antd';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { toOptions } from '../../parts/to-options.ts';
import { useMerchants } from '../../parts/useMerchants.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { CreatePayout } from './CreatePayout.tsx';
import { moneyMessages } from './messages.ts';
import { PayoutActions } from './PayoutActions.tsx';
import { useMerchantFilter } from './useMerchantFilter.ts';

const load = loadPage('listPayouts');
const COLOURS = { draft: 'orange', approved: 'blue', paid: 'green', cancelled: 'default' } as const;
const MINOR = 100;

function usePayoutColumns(): ResourceColumn<Payout>[] {
  const texts = useMessages(moneyMessages);
  const format = useFormat();
  const merchants = useMerchants();
  return [
    {
      key: 'merchant',
      title: texts.merchant,
      width: 180,
      render: ({ merchantId }) => merchants.nameOf(merchantId),
      toText: ({ merchantId }) => merchants.nameOf(merchantId),
    },
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
      align: 'right',
      render: ({ amount, currencyIsoCode }) => format.price(amount, currencyIsoCode),
      toText: ({ amount }) => (amount / MINOR).toFixed(2),
    },
    {
      key: 'days',
      title: texts.days,
      width: 210,
      render: ({ periodFrom, periodTo }) => `${periodFrom} – ${periodTo}`,
      toText: ({ periodFrom, periodTo }) => `${periodFrom} – ${periodTo}`,
    },
    {
      key: 'createdBy',
      title: texts.createdBy,
      width: 130,
      render: ({ createdBy, canApprove, status }) =>
        status === 'draft' && !canApprove ? (
          <>
            {createdBy}
            <Typography.Text type="secondary" style={{ display: 'block' }}>
              {texts.needsAnother}
            </Typography.Text>
          </>
        ) : (
          (createdBy ?? '–')
        ),
      toText: ({ createdBy }) => createdBy ?? '',
    },
    {
      key: 'approvedBy',
      title: texts.approvedBy,
      width: 120,
      render: ({ approvedBy }) => approvedBy ?? '–',
      toText: ({ approvedBy }) => approvedBy ?? '',
    },
    {
      key: 'reference',
      title: texts.reference,
      width: 180,
      render: ({ reference }) => reference ?? '–',
      toText: ({ reference }) => reference ?? '',
    },
    {
      key: 'entries',
      title: texts.entries,
      width: 90,
      render: ({ id }) => <Link href={`/money?payoutId=${id}`}>{texts.entries}</Link>,
    },
  ];
}

/** Payouts to merchants. */
export function Payouts() {
  const texts = useMessages(moneyMessages);
  const merchantFilter = useMerchantFilter();
  const columns = usePayoutColumns();
  const canWrite = useMayCall('createPayout');
  const filters = useMemo<ResourceFilter[]>(
    () => [
      ...merchantFilter,
      {
        kind: 'select',
        key: 'status',
        label: texts.status,
        options: toOptions(texts.statuses),
      },
    ],
    [texts, merchantFilter],
  );
  const actions: ResourceColumn<Payout> = {
    key: 'actions',
    title: '',
    width: 200,
    render: (payout) => <PayoutActions payout={payout} />,
  };
  return (
    <ResourceTable
      name="payouts"
      title={texts.payouts}
      rowId={({ id }) => id}
      columns={canWrite ? [...columns, actions] : columns}
      filters={filters}
      load={load}
      actions={canWrite && <CreatePayout />}
    />
  );
}
