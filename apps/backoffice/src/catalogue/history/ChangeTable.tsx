import { useInfiniteQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Button, Flex, Table, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'wouter';
import type { AdminResponse } from '../../api/admin-api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryFailure } from '../../parts/QueryFailure.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { describeValue } from './describe-value.ts';
import styles from './History.module.css';
import { historyMessages } from './history-messages.ts';
import { UndoModal } from './UndoModal.tsx';
import { useValueWords } from './useValueWords.ts';

type ChangePage = AdminResponse<'listCatalogueChanges'>;
type Change = ChangePage['items'][number];

export interface ChangePageQuery {
  size: string;
  cursor?: string;
}
type LoadChanges = (query: ChangePageQuery, signal: AbortSignal) => Promise<ChangePage>;

const PAGE_SIZE = 30;
/** What a new size belongs to; the history of the product says it already. */
const OWNERS = ['productId', 'merchantId', 'variantId'];

function useChanges(name: string, load: LoadChanges) {
  return useInfiniteQuery({
    queryKey: ['catalogue-history', name],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      load({ size: String(PAGE_SIZE), ...(cursor ? { cursor } : {}) }, signal),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** The names of the targets that have a name of their own in the values of other fields. */
const NAMED = {
  brand: 'brandId',
  category: 'categoryId',
  label: 'label',
  'size-chart': 'charts',
  colour: 'colourCode',
  attribute: 'attributes',
} as const;

function ChangeTitle({ change }: { change: Change }) {
  const texts = useMessages(historyMessages);
  const { names } = useValueWords();
  const { target, size, action, job, undoes, isUndone } = change;
  const kind = formatMessage(texts.targets[target.type], { size: size ?? '' });
  const name =
    target.type in NAMED && names[NAMED[target.type as keyof typeof NAMED]]?.get(target.id);
  const text = name ? `${kind} ${name}` : kind;
  return (
    <Flex vertical gap={4} align="start">
      <span>
        {text} · {undoes ? texts.isUndo : texts.actions[action]}
      </span>
      {job && <Link href={`/jobs?open=${job.id}`}>{formatMessage(texts.job, { id: job.id })}</Link>}
      {isUndone && <Tag>{texts.undone}</Tag>}
    </Flex>
  );
}

/** The fields that a change made different; of what was added, its values. */
function ChangedFields({ change: { fields, action } }: { change: Change }) {
  const words = useValueWords();
  const shown = fields.filter(
    ({ name, before, after }) =>
      action === 'changed' || (!OWNERS.includes(name) && (before ?? after) !== null),
  );
  return (
    <ul className={styles.fields}>
      {shown.map(({ name, label, before, after }) => (
        <li key={name}>
          <span className={styles.label}>{label}</span>
          {action !== 'added' && <del>{describeValue(name, before, words)}</del>}
          {action === 'changed' && ' → '}
          {action !== 'removed' && <ins>{describeValue(name, after, words)}</ins>}
        </li>
      ))}
    </ul>
  );
}

/** A change of a price is put back by its removal; what else was added is archived or deleted by hand. */
const canUndo = ({ action, target, isUndone }: Change) =>
  !isUndone && (action === 'changed' || (action === 'added' && target.type === 'scheduled-price'));

interface ChangeTableProps {
  /** Tells the changes of one screen from those of others. */
  name: string;
  load: LoadChanges;
  /** Called after an undo, to fetch what is edited again. */
  onUndone?(): void;
}

/** Who changed what in the catalogue, the newest first, with a way to put a change back. */
export function ChangeTable({ name, load, onUndone }: ChangeTableProps) {
  const texts = useMessages(historyMessages);
  const format = useFormat();
  const canWrite = useMayCall('undoChange');
  const [undoId, setUndoId] = useState<string>();
  const history = useChanges(name, load);
  const changes = history.data?.pages.flatMap(({ items }) => items) ?? [];
  if (history.isError) return <QueryFailure query={history} />;
  return (
    <Flex vertical gap={16} align="center">
      <Table<Change>
        size="small"
        rowKey="id"
        style={{ width: '100%' }}
        loading={history.isPending}
        pagination={false}
        dataSource={changes}
        locale={{ emptyText: texts.none }}
        columns={[
          { title: texts.at, width: 170, render: (_, { at }) => format.dateTime(at) },
          { title: texts.actor, width: 140, render: (_, { actor }) => actor },
          { title: texts.what, width: 180, render: (_, row) => <ChangeTitle change={row} /> },
          { title: texts.fields, render: (_, row) => <ChangedFields change={row} /> },
          {
            key: 'undo',
            width: 90,
            render: (_, row) =>
              canWrite &&
              canUndo(row) && (
                <Button size="small" onClick={() => setUndoId(row.id)}>
                  {texts.undo}
                </Button>
              ),
          },
        ]}
      />
      {history.hasNextPage && (
        <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {texts.older}
        </Button>
      )}
      {undoId !== undefined && (
        <UndoModal
          key={undoId}
          id={undoId}
          onClose={() => setUndoId(undefined)}
          onDone={() => {
            setUndoId(undefined);
            onUndone?.();
          }}
        />
      )}
    </Flex>
  );
}
