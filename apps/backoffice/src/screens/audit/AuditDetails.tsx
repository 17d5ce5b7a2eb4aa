import type { AuditRecord } from '@vitrine/contract/admin';
import { Descriptions, Drawer, Empty, Flex, Table } from 'antd';
import { Link } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { useTargetNames } from '../../parts/target-names.ts';
import { useFieldName } from './field-names.ts';
import { listChanges } from './list-changes.ts';
import { auditMessages } from './messages.ts';
import { useActionNames } from './useActionNames.ts';

const WIDTH = 720;

/** What one action changed, field by field. */
export function AuditDetails({ record, onClose }: { record: AuditRecord; onClose(): void }) {
  const texts = useMessages(auditMessages);
  const { nameOf } = useActionNames();
  const { nameOf: nameTarget } = useTargetNames();
  const toWord = (text: string) =>
    text === 'true' ? texts.yes : text === 'false' ? texts.no : text;
  const format = useFormat();
  const { target } = record;
  const nameField = useFieldName(target.type);
  const query = new URLSearchParams({ targetType: target.type, targetId: target.id });
  const changes = listChanges(record.before, record.after);
  const items = [
    { key: 'at', label: texts.at, children: format.dateTime(record.at) },
    { key: 'actor', label: texts.actor, children: record.actor },
    {
      key: 'target',
      label: texts.target,
      children: (
        <Flex gap={12}>
          {nameTarget(target.type)} {target.id}
          <Link href={`/audit?${query}`}>{texts.onlyThis}</Link>
        </Flex>
      ),
    },
    { key: 'reason', label: texts.reason, children: record.reason ?? '–' },
    { key: 'ip', label: texts.ip, children: record.ip },
    { key: 'action', label: texts.actionCode, children: <code>{record.action}</code> },
    { key: 'request', label: texts.requestId, children: <code>{record.requestId}</code> },
  ];
  const wrap = { overflowWrap: 'anywhere' } as const;
  return (
    <Drawer open size={WIDTH} title={nameOf(record.action)} onClose={onClose}>
      <Flex vertical gap={16}>
        <Descriptions column={1} size="small" items={items} />
        <Table
          size="small"
          rowKey="path"
          pagination={false}
          dataSource={changes}
          locale={{ emptyText: <Empty description={texts.noChanges} /> }}
          columns={[
            {
              title: texts.field,
              dataIndex: 'path',
              width: 200,
              onCell: () => ({ style: wrap }),
              render: (path: string) => <span title={path}>{nameField(path)}</span>,
            },
            {
              title: texts.before,
              dataIndex: 'before',
              onCell: () => ({ style: wrap }),
              render: (text: string) => text && <del>{toWord(text)}</del>,
            },
            {
              title: texts.after,
              dataIndex: 'after',
              onCell: () => ({ style: wrap }),
              render: (text: string) => text && <ins>{toWord(text)}</ins>,
            },
          ]}
        />
      </Flex>
    </Drawer>
  );
}
