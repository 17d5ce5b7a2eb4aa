import type { AuditRecord } from '@vitrine/contract/admin';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { AuditDetails } from './AuditDetails.tsx';
import { auditMessages } from './messages.ts';

const load = loadPage('listAuditRecords');

/** What operators and machines did. */
export function Audit() {
  const texts = useMessages(auditMessages);
  const format = useFormat();
  const [shown, setShown] = useState<AuditRecord>();
  const filters = useMemo<ResourceFilter[]>(
    () => [
      { kind: 'search', key: 'action', label: texts.action },
      { kind: 'search', key: 'targetType', label: texts.targetType },
      { kind: 'search', key: 'targetId', label: texts.targetId },
      { kind: 'period', fromKey: 'from', toKey: 'to', label: texts.period },
    ],
    [texts],
  );
  const columns: ResourceColumn<AuditRecord>[] = [
    {
      key: 'at',
      title: texts.at,
      width: 170,
      render: ({ at }) => format.dateTime(at),
      toText: ({ at }) => at,
    },
    {
      key: 'actor',
      title: texts.actor,
      width: 180,
      render: ({ actor }) => actor,
      toText: ({ actor }) => actor,
    },
    {
      key: 'action',
      title: texts.action,
      width: 200,
      render: ({ action }) => action,
      toText: ({ action }) => action,
    },
    {
      key: 'target',
      title: texts.target,
      width: 220,
      render: ({ target }) => `${target.type} ${target.id}`,
      toText: ({ target }) => `${target.type} ${target.id}`,
    },
    {
      key: 'reason',
      title: texts.reason,
      width: 200,
      render: ({ reason }) => reason ?? '–',
      toText: ({ reason }) => reason ?? '',
    },
    {
      key: 'ip',
      title: texts.ip,
      isOptional: true,
      render: ({ ip }) => ip,
      toText: (row) => row.ip,
    },
    {
      key: 'details',
      title: '',
      width: 90,
      render: (row) => (
        <Button size="small" onClick={() => setShown(row)}>
          {texts.details}
        </Button>
      ),
    },
  ];
  return (
    <>
      <ResourceTable
        name="audit-records"
        title={texts.title}
        rowId={({ id }) => id}
        columns={columns}
        filters={filters}
        load={load}
      />
      {shown && <AuditDetails record={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
