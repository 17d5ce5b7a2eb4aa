import { WarningFilled } from '@ant-design/icons';
import type { CalendarEntry } from '@vitrine/contract/admin';
import { Table, Tag } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import { Link } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import styles from './Calendar.module.css';
import { entryHref } from './entry-href.ts';
import { calendarMessages } from './messages.ts';
import type { CalendarViewProps } from './types.ts';

const PAGE_SIZE = 50;

/** The same entries as a table, for reading line by line. */
export function ListView({ entries, texts }: CalendarViewProps) {
  const messages = useMessages(calendarMessages);
  const columns: ColumnsType<CalendarEntry> = [
    { key: 'from', title: messages.from, width: 180, render: (_, entry) => texts.nameFrom(entry) },
    { key: 'to', title: messages.to, width: 180, render: (_, entry) => texts.nameTo(entry) },
    {
      key: 'kind',
      title: messages.kind,
      width: 140,
      render: (_, { kind }) => texts.nameKind(kind),
    },
    {
      key: 'name',
      title: messages.name,
      render: (_, entry) => (
        <>
          <Link href={entryHref(entry)}>{texts.nameOf(entry)}</Link>{' '}
          {entry.isPaused && <Tag>{messages.paused}</Tag>}
        </>
      ),
    },
    {
      key: 'target',
      title: messages.target,
      width: 180,
      render: (_, entry) => texts.nameTarget(entry),
    },
    {
      key: 'collision',
      title: messages.collision,
      render: (_, entry) =>
        entry.collidesWith.length > 0 && (
          <>
            <WarningFilled className={styles.warning ?? ''} /> {texts.nameCollision(entry)}
          </>
        ),
    },
  ];
  return (
    <Table
      size="small"
      rowKey="key"
      columns={columns}
      dataSource={[...entries]}
      pagination={{ pageSize: PAGE_SIZE, hideOnSinglePage: true, showSizeChanger: false }}
      scroll={{ x: 960 }}
    />
  );
}
