import type { PrivacyRequest } from '@vitrine/contract/admin';
import { Tag } from 'antd';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { toOptions } from '../../parts/to-options.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { privacyMessages } from './messages.ts';
import { RequestActions } from './RequestActions.tsx';
import { RequestClock } from './RequestClock.tsx';

const load = loadPage('listPrivacyRequests');

/** What shoppers asked the shop to do with their data, with the legal clock of each. */
export function PrivacyRequests() {
  const texts = useMessages(privacyMessages);
  const format = useFormat();
  const filters = useMemo<ResourceFilter[]>(
    () => [
      {
        kind: 'select',
        key: 'status',
        label: texts.status,
        options: toOptions(texts.statuses),
      },
      { kind: 'switch', key: 'late', label: texts.late },
    ],
    [texts],
  );
  const columns: ResourceColumn<PrivacyRequest>[] = [
    {
      key: 'shopper',
      title: texts.shopper,
      width: 120,
      render: ({ shopperId }) => <Link href={`/shoppers/${shopperId}`}>{shopperId}</Link>,
      toText: ({ shopperId }) => shopperId,
    },
    {
      key: 'kind',
      title: texts.kind,
      width: 180,
      render: ({ kind }) => texts.kinds[kind],
      toText: ({ kind }) => kind,
    },
    {
      key: 'channel',
      title: texts.channel,
      width: 110,
      render: ({ channel }) => texts.channels[channel],
      toText: ({ channel }) => channel,
    },
    {
      key: 'status',
      title: texts.status,
      width: 100,
      render: ({ status }) => <Tag>{texts.statuses[status]}</Tag>,
      toText: ({ status }) => status,
    },
    {
      key: 'received',
      title: texts.receivedAt,
      width: 170,
      render: ({ receivedAt }) => format.dateTime(receivedAt),
      toText: ({ receivedAt }) => receivedAt,
    },
    {
      key: 'due',
      title: texts.dueAt,
      width: 220,
      render: (row) => <RequestClock {...row} />,
      toText: ({ dueAt }) => dueAt,
    },
    {
      key: 'closed',
      title: texts.closedAt,
      width: 170,
      render: ({ closedAt }) => format.dateTime(closedAt),
      toText: ({ closedAt }) => closedAt ?? '',
    },
    { key: 'actions', title: '', width: 180, render: (row) => <RequestActions {...row} /> },
  ];
  return (
    <ResourceTable
      name="privacy-requests"
      title={texts.title}
      rowId={({ id }) => id}
      columns={columns}
      filters={filters}
      load={load}
    />
  );
}
