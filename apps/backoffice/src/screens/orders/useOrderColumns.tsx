import type { MerchantOrderRow } from '@vitrine/contract/admin';
import { formatCountry } from '@vitrine/kit';
import { Flex, Tag, Typography } from 'antd';
import { Link, useSearch } from 'wouter';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { orderNames } from '../../orders/names.ts';
import type { ResourceColumn } from '../../table/types.ts';
import { ordersMessages } from './messages.ts';
import { describeLine, OrderLines } from './OrderLines.tsx';

/** The columns of the queue. The link to an order names the queue, so that the next one can be opened from it. */
export function useOrderColumns(isOfOneMerchant: boolean): ResourceColumn<MerchantOrderRow>[] {
  const texts = useMessages(ordersMessages);
  const { statuses } = useMessages(orderNames);
  const { language } = useLanguage();
  const format = useFormat();
  const search = useSearch();
  const params = new URLSearchParams(search);
  // A tab of one step says the step of all its rows.
  const isOneStep = !params.get('search') && Object.hasOwn(statuses, params.get('status') ?? '');
  const merchant: ResourceColumn<MerchantOrderRow> = {
    key: 'merchant',
    title: texts.merchant,
    width: 130,
    render: ({ merchant: { name } }) => name,
    toText: ({ merchant: { name } }) => name,
  };
  const status: ResourceColumn<MerchantOrderRow> = {
    key: 'status',
    title: texts.status,
    width: 110,
    render: ({ status }) => <Tag>{statuses[status]}</Tag>,
    toText: ({ status }) => statuses[status],
  };
  return [
    {
      key: 'order',
      title: texts.order,
      width: 140,
      render: ({ id, orderNumber, isTest }) => (
        <Flex gap={4} wrap>
          <Link href={`/orders/${id}${search && `?${search}`}`}>{orderNumber}</Link>
          {isTest && <Tag color="purple">{texts.test}</Tag>}
        </Flex>
      ),
      toText: ({ orderNumber }) => orderNumber,
    },
    {
      key: 'lines',
      title: texts.lines,
      width: 320,
      render: (row) => <OrderLines row={row} />,
      toText: ({ lines }) =>
        lines
          .map(
            (line) => `${line.brand} ${line.description} ${describeLine(line)} ×${line.quantity}`,
          )
          .join('; '),
    },
    ...(isOneStep ? [] : [status]),
    {
      key: 'due',
      title: texts.due,
      width: 150,
      render: ({ dueAt, isOverdue }) => (
        <Flex gap={4} wrap>
          <Typography.Text {...(isOverdue ? { type: 'danger', strong: true } : {})}>
            {format.dateTime(dueAt)}
          </Typography.Text>
          {isOverdue && <Tag color="error">{texts.overdue}</Tag>}
        </Flex>
      ),
      toText: ({ dueAt }) => format.dateTime(dueAt),
    },
    ...(isOfOneMerchant ? [] : [merchant]),
    {
      key: 'recipient',
      title: texts.recipient,
      width: 90,
      render: ({ recipient }) => recipient,
      toText: ({ recipient }) => recipient,
    },
    {
      key: 'pieces',
      title: texts.pieces,
      width: 80,
      align: 'right',
      isOptional: true,
      render: ({ pieces }) => pieces,
      toText: ({ pieces }) => String(pieces),
    },
    {
      key: 'amount',
      title: texts.amount,
      width: 110,
      align: 'right',
      render: ({ amount, currency }) => format.price(amount, currency),
      toText: ({ amount, currency }) => format.price(amount, currency),
    },
    {
      key: 'paidAt',
      title: texts.paidAt,
      width: 150,
      isOptional: true,
      render: ({ paidAt }) => format.dateTime(paidAt),
      toText: ({ paidAt }) => format.dateTime(paidAt),
    },
    {
      key: 'country',
      title: texts.country,
      width: 80,
      isOptional: true,
      render: ({ country }) => formatCountry(country, language),
      toText: ({ country }) => formatCountry(country, language),
    },
  ];
}
