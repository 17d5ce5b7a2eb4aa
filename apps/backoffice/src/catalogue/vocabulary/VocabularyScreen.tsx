import { PlusOutlined } from '@ant-design/icons';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Empty, Flex, Input, Table } from 'antd';
import { useState } from 'react';
import { Link } from 'wouter';
import { useAction } from '../../api/useAction.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { pickText } from '../texts.ts';
import { filterTerms } from './filter-terms.ts';
import { TermDialog } from './TermDialog.tsx';
import type { Term, VocabularyKind } from './vocabulary-kind.ts';
import { vocabularyMessages } from './vocabulary-messages.ts';

interface TermButtonsProps<Own extends object> {
  kind: VocabularyKind<Own>;
  term: Term;
  onEdit(): void;
}

function TermButtons<Own extends object>({ kind, term, onEdit }: TermButtonsProps<Own>) {
  const texts = useMessages(vocabularyMessages);
  const { language } = useLanguage();
  const { modal } = App.useApp();
  const remove = useAction({
    run: () => kind.remove(term.code),
    changes: [kind.list],
    doneText: texts.removed,
  });
  const ask = () =>
    modal.confirm({
      title: formatMessage(texts.removeTitle, { name: pickText(term.name, language) }),
      okText: texts.remove,
      okButtonProps: { danger: true },
      onOk: () => remove.run(),
    });
  return (
    <Flex gap={8}>
      <Button size="small" aria-label={`${texts.edit} ${term.code}`} onClick={onEdit}>
        {texts.edit}
      </Button>
      {term.products === 0 && (
        <Button
          size="small"
          danger
          aria-label={`${texts.remove} ${term.code}`}
          loading={remove.isPending}
          onClick={ask}
        >
          {texts.remove}
        </Button>
      )}
    </Flex>
  );
}

interface TermTableProps<Own extends object> {
  kind: VocabularyKind<Own>;
  terms: readonly (Term & Own)[];
  search: string;
  onEdit(term: Term & Own): void;
}

function TermTable<Own extends object>({ kind, terms, search, onEdit }: TermTableProps<Own>) {
  const texts = useMessages(vocabularyMessages);
  const { language } = useLanguage();
  const format = useFormat();
  const canWrite = useMayCall(kind.change);
  return (
    <Table<Term & Own>
      size="small"
      rowKey="code"
      dataSource={filterTerms(terms, search)}
      pagination={false}
      scroll={{ x: 720 }}
      locale={{
        emptyText: <Empty description={terms.length === 0 ? texts.empty : texts.noMatch} />,
      }}
      columns={[
        {
          title: texts.name,
          render: (_, term) => (
            <Flex gap={8} align="center">
              {kind.renderMark?.(term)}
              {pickText(term.name, language)}
            </Flex>
          ),
        },
        { title: texts.code, dataIndex: 'code', width: 160 },
        {
          title: texts.products,
          align: 'right',
          width: 100,
          render: (_, { code, products }) => (
            <Link href={kind.toProducts(code)}>{format.number(products)}</Link>
          ),
        },
        { title: texts.position, dataIndex: 'position', align: 'right', width: 80 },
        {
          key: 'actions',
          width: 160,
          render: (_, term) =>
            canWrite && <TermButtons kind={kind} term={term} onEdit={() => onEdit(term)} />,
        },
      ]}
    />
  );
}

/** The terms of a vocabulary of products, with a way to find, add, change and delete them. */
export function VocabularyScreen<Own extends object>({ kind }: { kind: VocabularyKind<Own> }) {
  const texts = useMessages(vocabularyMessages);
  const canWrite = useMayCall(kind.change);
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<(Term & Own) | 'new'>();
  const terms = kind.query.data ?? [];
  return (
    <Flex vertical gap={16}>
      <Flex justify="space-between" align="center" gap={8} wrap>
        <h1 style={{ fontSize: 20, margin: 0 }}>{kind.title}</h1>
        <Flex gap={8} wrap>
          <HistoryButton targetType={kind.type} />
          {canWrite && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited('new')}>
              {kind.createText}
            </Button>
          )}
        </Flex>
      </Flex>
      <Input.Search
        allowClear
        aria-label={texts.search}
        placeholder={texts.search}
        style={{ maxWidth: 320 }}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <QueryView query={kind.query}>
        {(rows) => <TermTable kind={kind} terms={rows} search={search} onEdit={setEdited} />}
      </QueryView>
      {edited && (
        <TermDialog
          kind={kind}
          term={edited === 'new' ? undefined : edited}
          nextPosition={Math.max(-1, ...terms.map(({ position }) => position)) + 1}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Flex>
  );
}
