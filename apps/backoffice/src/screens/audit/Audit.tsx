import type { AuditRecord } from '@vitrine/contract/admin';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { useTargetNames } from '../../parts/target-names.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { AuditDetails } from './AuditDetails.tsx';
import { auditMessages } from './messages.ts';
import { useActionNames } from './useActionNames.ts';

const load = loadPage('listAuditRecords');

/** What operators and machines did. */
export function Audit() {
  const texts = useMessages(auditMessages);
  const actions = useActionNames();
  const targets = useTargetNames();
  const format = useFormat();
  const [shown, setShown] = useState<AuditRecord>();
  const filters = useMemo<ResourceFilter[]>(
    () => [
      { kind: 'select', key: 'action', label: texts.action, options: actions.options },
      { kind: 'select', key: 'targetType', label: texts.targetType, options: targets.options },
      { kind: 'search', key: 'targetId', label: texts.targetId },
      { kind: 'period', fromKey: 'from', toKey: 'to', label: texts.period },
    ],
    [texts, actions, targets],
  );
  const toTarget = ({ target }: AuditRecord) => `${targets.nameOf(target.type)} ${target.id}`;
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
      render: ({ action }) => actions.nameOf(action),
      toText: ({ action }) => actions.nameOf(action),
    },
    {
      key: 'target',
      title: texts.target,
      width: 220,
      render: toTarget,
      toText: toTarget,
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
