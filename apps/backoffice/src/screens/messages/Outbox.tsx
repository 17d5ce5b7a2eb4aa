import type { ShopperMessage } from '@vitrine/contract/admin';
import { Tag } from 'antd';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { eventNames } from '../../parts/event-names.ts';
import { useTemplateNames } from '../../parts/template-names.ts';
import { toOptions } from '../../parts/to-options.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { DetailTable } from '../../table/DetailTable.tsx';
import { loadPage } from '../../table/load-page.ts';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { MessageDetails } from './MessageDetails.tsx';
import { outboxMessages } from './messages.ts';
import { RetryMessages } from './RetryMessages.tsx';

const load = loadPage('listMessages');
const COLOURS = {
  waiting: 'default',
  sending: 'processing',
  sent: 'green',
  skipped: 'orange',
  failed: 'red',
} as const;

function useMessageColumns(): ResourceColumn<ShopperMessage>[] {
  const texts = useMessages(outboxMessages);
  const events = useMessages(eventNames);
  const { nameOf } = useTemplateNames();
  const format = useFormat();
  return [
    {
      key: 'created',
      title: texts.createdAt,
      width: 170,
      render: (row) => format.dateTime(row.createdAt),
    },
    {
      key: 'shopper',
      title: texts.shopper,
      width: 120,
      render: ({ shopperId }) => <Link href={`/shoppers/${shopperId}`}>{shopperId}</Link>,
    },
    {
      key: 'template',
      title: texts.template,
      width: 180,
      render: ({ template }) => nameOf(template),
    },
    {
      key: 'event',
      title: texts.event,
      width: 160,
      render: ({ event }) => events[event.type as keyof typeof events] ?? event.type,
    },
    {
      key: 'status',
      title: texts.status,
      width: 110,
      render: ({ status }) => <Tag color={COLOURS[status]}>{texts.statuses[status]}</Tag>,
    },
    {
      key: 'channel',
      title: texts.channel,
      width: 90,
      render: ({ channel }) => (channel ? texts.channels[channel] : '–'),
    },
    {
      key: 'attempts',
      title: texts.attempts,
      width: 80,
      align: 'right',
      render: (row) => row.attempts,
    },
    { key: 'due', title: texts.dueAt, width: 170, render: ({ dueAt }) => format.dateTime(dueAt) },
  ];
}

/** The messages of the shop to shoppers; those that failed wait for an operator. */
export function Outbox() {
  const texts = useMessages(outboxMessages);
  const columns = useMessageColumns();
  const templates = useTemplateNames();
  const canWrite = useMayCall('retryMessage');
  const filters = useMemo<ResourceFilter[]>(
    () => [
      {
        kind: 'select',
        key: 'status',
        label: texts.status,
        options: toOptions(texts.statuses),
      },
      { kind: 'select', key: 'template', label: texts.template, options: templates.options },
      { kind: 'search', key: 'shopperId', label: texts.shopper },
    ],
    [texts, templates],
  );
  return (
    <DetailTable
      name="messages"
      title={texts.title}
      columns={columns}
      filters={filters}
      load={load}
      {...(canWrite
        ? {
            renderBulkActions: (rows: readonly ShopperMessage[], clearSelection: () => void) => (
              <RetryMessages messages={rows} onDone={clearSelection} />
            ),
          }
        : {})}
      renderDetails={(id, close) => <MessageDetails id={id} onClose={close} />}
    />
  );
}
