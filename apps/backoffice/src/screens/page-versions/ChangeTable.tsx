import { formatMessage, type Language } from '@vitrine/kit';
import { Table, type TableColumnsType, Tag, Typography } from 'antd';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { MODULE_FIELDS } from '../studio/entries.ts';
import type { FieldPath, PageChange } from './compare-pages.ts';
import { versionMessages } from './messages.ts';
import styles from './PageVersions.module.css';

const COLOURS = {
  title: 'blue',
  field: 'blue',
  added: 'green',
  removed: 'red',
  moved: 'gold',
} as const;

const formatPath = (path: FieldPath, language: Language) =>
  path.map((part) => (typeof part === 'number' ? part : part[language])).join(' · ');

const formatValue = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 1);

function Value({ value }: { value: unknown }) {
  const { empty } = useMessages(versionMessages);
  if (value === undefined || value === null || value === '')
    return <Typography.Text type="secondary">{empty}</Typography.Text>;
  return <div className={styles.value}>{formatValue(value)}</div>;
}

function useColumns(): TableColumnsType<PageChange> {
  const texts = useMessages(versionMessages);
  const { language } = useLanguage();
  const nameChange = (change: PageChange): string => {
    if (change.kind === 'moved') return formatMessage(texts.moved, { place: change.place });
    return change.kind === 'added' || change.kind === 'removed'
      ? texts[change.kind]
      : texts.changed;
  };
  const nameModule = (change: PageChange): string => {
    if (change.kind === 'title') return '–';
    const label = MODULE_FIELDS[change.code]?.label[language] ?? change.code;
    return `${label} · ${formatMessage(texts.place, { place: change.place })}`;
  };
  const nameField = (change: PageChange): string => {
    if (change.kind === 'title') return texts.title;
    return change.kind === 'field' ? formatPath(change.path, language) : '';
  };
  const hasValues = (change: PageChange) => change.kind === 'title' || change.kind === 'field';
  return [
    {
      title: texts.change,
      key: 'change',
      width: 150,
      render: (_, change) => <Tag color={COLOURS[change.kind]}>{nameChange(change)}</Tag>,
    },
    { title: texts.module, key: 'module', width: 200, render: (_, change) => nameModule(change) },
    { title: texts.field, key: 'field', width: 200, render: (_, change) => nameField(change) },
    {
      title: texts.before,
      key: 'before',
      render: (_, change) =>
        hasValues(change) && <Value value={'before' in change && change.before} />,
    },
    {
      title: texts.after,
      key: 'after',
      render: (_, change) =>
        hasValues(change) && <Value value={'after' in change && change.after} />,
    },
  ];
}

/** Everything that differs between two versions, one row for each module or field. */
export function ChangeTable({ changes }: { changes: readonly PageChange[] }) {
  return (
    <Table<PageChange>
      rowKey={(change) => changes.indexOf(change)}
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={useColumns()}
      dataSource={[...changes]}
    />
  );
}
