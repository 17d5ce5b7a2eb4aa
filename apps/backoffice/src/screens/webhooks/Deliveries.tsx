import { useQuery } from '@tanstack/react-query';
import type { WebhookDelivery } from '@vitrine/contract/admin';
import { Tag } from 'antd';
import { useMemo } from 'react';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { eventNames } from '../../parts/event-names.ts';
import { useTargetNames } from '../../parts/target-names.ts';
import { toOptions } from '../../parts/to-options.ts';
import { DetailTable } from '../../table/DetailTable.tsx';
import { loadPage } from '../../table/load-page.ts';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { DeliveryDetails } from './DeliveryDetails.tsx';
import { webhookMessages } from './messages.ts';

const load = loadPage('listWebhookDeliveries');
const COLOURS = {
  waiting: 'default',
  sending: 'processing',
  delivered: 'green',
  failed: 'red',
} as const;

/** What the endpoints of other systems got. */
export function Deliveries() {
  const texts = useMessages(webhookMessages);
  const events = useMessages(eventNames);
  const { nameOf: nameTarget } = useTargetNames();
  const format = useFormat();
  const { data: endpoints } = useQuery({
    queryKey: ['webhooks', 'names'],
    queryFn: () => api.listWebhookEndpoints(),
  });
  const filters = useMemo<ResourceFilter[]>(
    () => [
      {
        kind: 'select',
        key: 'endpointId',
        label: texts.endpoint,
        options: (endpoints ?? []).map(({ id, name }) => ({ value: id, label: name })),
      },
      {
        kind: 'select',
        key: 'status',
        label: texts.status,
        options: toOptions(texts.statuses),
      },
    ],
    [texts, endpoints],
  );
  const nameOf = (id: string) => endpoints?.find((each) => each.id === id)?.name ?? '–';
  const columns: ResourceColumn<WebhookDelivery>[] = [
    { key: 'at', title: texts.at, width: 170, render: (row) => format.dateTime(row.createdAt) },
    { key: 'endpoint', title: texts.endpoint, width: 160, render: (row) => nameOf(row.endpointId) },
    { key: 'event', title: texts.event, width: 180, render: ({ event }) => events[event.type] },
    {
      key: 'subject',
      title: texts.subject,
      width: 180,
      render: ({ event }) => `${nameTarget(event.subject.type)} ${event.subject.id}`,
    },
    {
      key: 'status',
      title: texts.status,
      width: 110,
      render: ({ status }) => <Tag color={COLOURS[status]}>{texts.statuses[status]}</Tag>,
    },
    {
      key: 'attempts',
      title: texts.attempts,
      width: 90,
      align: 'right',
      render: (row) => row.attempts,
    },
    { key: 'due', title: texts.dueAt, width: 170, render: ({ dueAt }) => format.dateTime(dueAt) },
  ];
  return (
    <DetailTable
      name="webhook-deliveries"
      title={texts.deliveries}
      columns={columns}
      filters={filters}
      load={load}
      renderDetails={(id, close) => <DeliveryDetails id={id} onClose={close} />}
    />
  );
}
