import type { MerchantOrderSummary } from '@vitrine/contract/admin';
import { formatCountry } from '@vitrine/kit';
import { Flex, Tag, Typography } from 'antd';
import { Link, useSearch } from 'wouter';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { orderNames } from '../../orders/names.ts';
import type { ResourceColumn } from '../../table/types.ts';
import { ordersMessages } from './messages.ts';

/** The columns of the queue. The link to an order names the queue, so that the next one can be opened from it. */
export function useOrderColumns(isOfOneMerchant: boolean): ResourceColumn<MerchantOrderSummary>[] {
  const texts = useMessages(ordersMessages);
  const { statuses } = useMessages(orderNames);
  const { language } = useLanguage();
  const format = useFormat();
  const search = useSearch();
  const merchant: ResourceColumn<MerchantOrderSummary> = {
    key: 'merchant',
    title: texts.merchant,
    width: 150,
    render: ({ merchant: { name } }) => name,
    toText: ({ merchant: { name } }) => name,
  };
  return [
    {
      key: 'order',
      title: texts.order,
      width: 150,
      render: ({ id, orderNumber }) => (
        <Link href={`/orders/${id}${search && `?${search}`}`}>{orderNumber}</Link>
      ),
      toText: ({ orderNumber }) => orderNumber,
    },
    {
      key: 'status',
      title: texts.status,
      width: 160,
      render: ({ status, isOverdue, isTest }) => (
        <Flex gap={4} wrap>
          <Tag>{statuses[status]}</Tag>
          {isOverdue && <Tag color="error">{texts.overdue}</Tag>}
          {isTest && <Tag color="purple">{texts.test}</Tag>}
        </Flex>
      ),
      toText: ({ status }) => statuses[status],
    },
    {
      key: 'due',
      title: texts.due,
      width: 170,
      render: ({ dueAt, isOverdue }) => (
        <Typography.Text {...(isOverdue ? { type: 'danger', strong: true } : {})}>
          {format.dateTime(dueAt)}
        </Typography.Text>
      ),
      toText: ({ dueAt }) => format.dateTime(dueAt),
    },
    ...(isOfOneMerchant ? [] : [merchant]),
    {
      key: 'recipient',
      title: texts.recipient,
      width: 110,
      render: ({ recipient }) => recipient,
      toText: ({ recipient }) => recipient,
    },
    {
      key: 'pieces',
      title: texts.pieces,
      width: 80,
      align: 'right',
      render: ({ pieces }) => pieces,
      toText: ({ pieces }) => String(pieces),
    },
    {
      key: 'amount',
      title: texts.amount,
      width: 130,
      align: 'right',
      render: ({ amount, currency }) => format.price(amount, currency),
      toText: ({ amount, currency }) => format.price(amount, currency),
    },
    {
      key: 'paidAt',
      title: texts.paidAt,
      width: 170,
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
