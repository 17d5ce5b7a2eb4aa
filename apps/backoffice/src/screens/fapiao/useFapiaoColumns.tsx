import type { FapiaoRequest } from '@vitrine/contract/admin';
import { Flex, Tag } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { OpenLink } from '../../parts/OpenLink.tsx';
import type { ResourceColumn } from '../../table/types.ts';
import { fapiaoMessages } from './messages.ts';

const MINOR = 100;
export const FAPIAO_COLOURS = {
  requested: 'orange',
  issued: 'green',
  refused: 'red',
  withdrawn: 'default',
  reversed: 'purple',
} as const;

/** The columns of the queue of fapiao. */
export function useFapiaoColumns(): ResourceColumn<FapiaoRequest>[] {
  const texts = useMessages(fapiaoMessages);
  const format = useFormat();
  return [
    {
      key: 'request',
      title: texts.request,
      width: 100,
      render: ({ id }) => (
        <OpenLink id={id} type="link">
          {id}
        </OpenLink>
      ),
      toText: ({ id }) => id,
    },
    {
      key: 'status',
      title: texts.status,
      width: 170,
      render: ({ status, isOverdue, isToReverse }) => (
        <Flex wrap gap={4}>
          <Tag color={FAPIAO_COLOURS[status]}>{texts.statuses[status]}</Tag>
          {isOverdue && <Tag color="red">{texts.overdue}</Tag>}
          {isToReverse && <Tag color="red">{texts.toReverse}</Tag>}
        </Flex>
      ),
      toText: ({ status }) => texts.statuses[status],
    },
    {
      key: 'order',
      title: texts.order,
      width: 150,
      render: ({ orderNumber }) => orderNumber,
      toText: ({ orderNumber }) => orderNumber,
    },
    {
      key: 'merchant',
      title: texts.merchant,
      width: 150,
      render: ({ merchant }) => merchant.name,
      toText: ({ merchant }) => merchant.name,
    },
    {
      key: 'title',
      title: texts.titleOf,
      width: 150,
      render: ({ titleKind, title }) => `${texts.kinds[titleKind]} · ${title}`,
      toText: ({ titleKind, title }) => `${texts.kinds[titleKind]} · ${title}`,
    },
    {
      key: 'taxNumber',
      title: texts.taxNumber,
      width: 190,
      isOptional: true,
      render: ({ taxNumber }) => taxNumber ?? '–',
      toText: ({ taxNumber }) => taxNumber ?? '',
    },
    {
      key: 'amount',
      title: texts.amount,
      width: 120,
      align: 'right',
      render: ({ amount, currency }) => format.price(amount, currency),
      toText: ({ amount }) => (amount / MINOR).toFixed(2),
    },
    {
      key: 'requestedAt',
      title: texts.requestedAt,
      width: 170,
      render: ({ requestedAt }) => format.dateTime(requestedAt),
      toText: ({ requestedAt }) => requestedAt,
    },
    {
      key: 'number',
      title: texts.number,
      width: 190,
      render: ({ number }) => number ?? '–',
      toText: ({ number }) => number ?? '',
    },
    {
      key: 'issuedOn',
      title: texts.issuedOn,
      width: 120,
      render: ({ issuedOn }) => issuedOn ?? '–',
      toText: ({ issuedOn }) => issuedOn ?? '',
    },
  ];
}
