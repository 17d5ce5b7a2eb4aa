import type { ReturnStatus } from '@vitrine/contract';
import type { MerchantReturn } from '@vitrine/contract/admin';
import { Tag } from 'antd';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { orderNames } from '../../orders/names.ts';
import { OpenLink } from '../../parts/OpenLink.tsx';
import { useMerchants } from '../../parts/useMerchants.ts';
import { useOpenItem } from '../../parts/useOpenItem.ts';
import { useOperator } from '../../session/useOperator.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { returnsMessages } from './messages.ts';
import { ReturnDrawer } from './ReturnDrawer.tsx';
import { RETURNS_KEY } from './useReturnAction.ts';

const load = loadPage('listMerchantReturns');

function useColumns(): ResourceColumn<MerchantReturn>[] {
  const texts = useMessages(returnsMessages);
  const { returnStatuses, returnReasons } = useMessages(orderNames);
  const format = useFormat();
  const countUnits = ({ items }: MerchantReturn) =>
    items.reduce((sum, { quantity }) => sum + quantity, 0);
  const price = ({ refundAmount, currency }: MerchantReturn) =>
    format.price(refundAmount, currency);
  return [
    {
      key: 'number',
      title: texts.number,
      width: 120,
      render: ({ id }) => (
        <OpenLink id={id} type="link">
          {id}
        </OpenLink>
      ),
      toText: ({ id }) => id,
    },
    {
      key: 'order',
      title: texts.order,
      width: 150,
      render: ({ merchantOrderId, orderNumber }) => (
        <Link href={`/orders/${merchantOrderId}`}>{orderNumber}</Link>
      ),
      toText: ({ orderNumber }) => orderNumber,
    },
    {
      key: 'status',
      title: texts.status,
      render: ({ status }) => <Tag>{returnStatuses[status]}</Tag>,
      toText: ({ status }) => returnStatuses[status],
    },
    {
      key: 'reason',
      title: texts.reason,
      render: ({ reason }) => returnReasons[reason],
      toText: ({ reason }) => returnReasons[reason],
    },
    {
      key: 'pieces',
      title: texts.pieces,
      width: 80,
      align: 'right',
      render: countUnits,
      toText: (row) => String(countUnits(row)),
    },
    { key: 'amount', title: texts.amount, align: 'right', render: price, toText: price },
    {
      key: 'merchant',
      title: texts.merchant,
      render: ({ merchant }) => merchant.name,
      toText: ({ merchant }) => merchant.name,
    },
    {
      key: 'requestedAt',
      title: texts.requestedAt,
      width: 180,
      render: ({ requestedAt }) => format.dateTime(requestedAt),
      toText: ({ requestedAt }) => format.dateTime(requestedAt),
    },
  ];
}

/** The returns by step, with one of them open beside the list. */
export function Returns() {
  const texts = useMessages(returnsMessages);
  const { returnStatuses } = useMessages(orderNames);
  const isOfOneMerchant = useOperator().merchantId !== null;
  const merchants = useMerchants().options;
  const [openId, setOpenId] = useOpenItem();
  const columns = useColumns();
  const filters = useMemo<ResourceFilter[]>(
    () => [
      { kind: 'search', key: 'search', label: texts.search },
      {
        kind: 'select',
        key: 'status',
        label: texts.status,
        isMultiple: true,
        options: (Object.keys(returnStatuses) as ReturnStatus[]).map((value) => ({
          value,
          label: returnStatuses[value],
        })),
      },
      ...(isOfOneMerchant || merchants.length === 0
        ? []
        : [
            {
              kind: 'select' as const,
              key: 'merchant-id',
              label: texts.merchant,
              options: merchants,
            },
          ]),
    ],
    [texts, returnStatuses, merchants, isOfOneMerchant],
  );
  return (
    <>
      <ResourceTable
        name={RETURNS_KEY}
        title={texts.title}
        rowId={({ id }) => id}
        columns={columns}
        filters={filters}
        load={load}
      />
      {openId && <ReturnDrawer id={openId} onClose={() => setOpenId(null)} />}
    </>
  );
}
