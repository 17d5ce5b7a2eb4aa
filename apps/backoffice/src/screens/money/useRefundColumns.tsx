import type { Refund } from '@vitrine/contract/admin';
import { Tag } from 'antd';
import { Link } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { orderNames } from '../../orders/names.ts';
import { providerNames } from '../../parts/provider-names.ts';
import { useMayCall } from '../../session/useOperator.ts';
import type { ResourceColumn } from '../../table/types.ts';
import { ConfirmRefundTransfer } from './ConfirmRefundTransfer.tsx';
import { moneyMessages } from './messages.ts';

const MINOR = 100;
const COLOURS = { requested: 'orange', processing: 'blue', done: 'green', failed: 'red' } as const;

/** The columns of the list of refunds. */
export function useRefundColumns(): ResourceColumn<Refund>[] {
  const texts = useMessages(moneyMessages);
  const providers = useMessages(providerNames);
  const { refundStatuses } = useMessages(orderNames);
  const format = useFormat();
  const canWrite = useMayCall('confirmRefundTransfer');
  const nameMerchant = ({ merchant, orderId }: Refund) =>
    merchant?.name ?? (orderId ? texts.several : '–');
  return [
    {
      key: 'requestedAt',
      title: texts.requestedAt,
      width: 170,
      render: ({ requestedAt }) => format.dateTime(requestedAt),
      toText: ({ requestedAt }) => requestedAt,
    },
    {
      key: 'status',
      title: texts.status,
      width: 110,
      render: ({ status }) => <Tag color={COLOURS[status]}>{refundStatuses[status]}</Tag>,
      toText: ({ status }) => refundStatuses[status],
    },
    {
      key: 'amount',
      title: texts.amount,
      width: 130,
      align: 'right',
      render: ({ amount, currency }) => format.price(amount, currency),
      toText: ({ amount }) => (amount / MINOR).toFixed(2),
    },
    {
      key: 'kind',
      title: texts.kind,
      render: ({ kind }) => texts.refundKinds[kind],
      toText: ({ kind }) => texts.refundKinds[kind],
    },
    {
      key: 'order',
      title: texts.order,
      width: 150,
      render: ({ orderNumber, merchantOrderId }) =>
        merchantOrderId ? (
          <Link href={`/orders/${merchantOrderId}`}>{orderNumber}</Link>
        ) : (
          (orderNumber ?? '–')
        ),
      toText: ({ orderNumber }) => orderNumber ?? '',
    },
    {
      key: 'merchant',
      title: texts.merchant,
      width: 160,
      render: nameMerchant,
      toText: nameMerchant,
    },
    {
      key: 'provider',
      title: texts.provider,
      render: ({ provider }) => providers[provider],
      toText: ({ provider }) => providers[provider],
    },
    {
      key: 'doneAt',
      title: texts.doneAt,
      width: 170,
      render: ({ doneAt }) => format.dateTime(doneAt),
      toText: ({ doneAt }) => doneAt ?? '',
    },
    {
      key: 'number',
      title: texts.refundNumber,
      width: 290,
      render: ({ number }) => <code>{number}</code>,
      toText: ({ number }) => number,
    },
    {
      key: 'attempts',
      title: texts.attempts,
      width: 100,
      align: 'right',
      isOptional: true,
      render: ({ attempts }) => attempts,
      toText: ({ attempts }) => String(attempts),
    },
    ...(canWrite
      ? [
          {
            ...{ key: 'actions', title: '', width: 140 },
            render: (row: Refund) =>
              row.provider === 'transfer' && row.status !== 'done' ? (
                <ConfirmRefundTransfer {...row} />
              ) : null,
          },
        ]
      : []),
  ];
}
