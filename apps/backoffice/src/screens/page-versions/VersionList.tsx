import { useInfiniteQuery } from '@tanstack/react-query';
import type { DraftSave } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Empty, Flex, Radio, Table, type TableColumnsType, Tag } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryFailure } from '../../parts/QueryFailure.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { tableMessages } from '../../table/messages.ts';
import { versionMessages } from './messages.ts';

export interface Choice {
  readonly older: number;
  readonly newer: number;
}

interface VersionListProps {
  draft: AdminResponse<'getPageDraft'>;
  choice: Choice;
  onChoose(choice: Choice): void;
}

function RestoreButton({ draft, version }: { draft: VersionListProps['draft']; version: number }) {
  const texts = useMessages(versionMessages);
  const { modal } = App.useApp();
  const restore = useAction({
    run: (saveVersion: number, options) =>
      api.restorePageDraft(
        { params: { id: draft.id }, body: { saveVersion } },
        { ...options, version: draft.version },
      ),
    changes: ['pages', 'page-drafts', 'page-draft-saves'],
    doneText: (saved) => formatMessage(texts.restored, { version: saved.version }),
  });
  const confirm = () =>
    modal.confirm({
      title: formatMessage(texts.restoreTitle, { version }),
      content: texts.restoreText,
      okText: texts.restore,
      onOk: () => restore.run(version),
    });
  return (
    <Button size="small" loading={restore.isPending} onClick={confirm}>
      {texts.restore}
    </Button>
  );
}

function useColumns({ draft, choice, onChoose }: VersionListProps): TableColumnsType<DraftSave> {
  const texts = useMessages(versionMessages);
  const { dateTime } = useFormat();
  const { actions } = useMessages(tableMessages);
  const canWrite = useMayCall('restorePageDraft');
  const chooser = (side: keyof Choice, label: string) => ({
    title: texts[side],
    key: side,
    width: 80,
    render: (_: unknown, { version }: DraftSave) => (
      <Radio
        aria-label={formatMessage(label, { version })}
        checked={choice[side] === version}
        onChange={() => onChoose({ ...choice, [side]: version })}
      />
    ),
  });
  const columns: TableColumnsType<DraftSave> = [
    chooser('older', texts.chooseOlder),
    chooser('newer', texts.chooseNewer),
    {
      title: texts.version,
      key: 'version',
      render: (_, { version, isPublished, isAutomatic }) => (
        <Flex gap={4} wrap>
          {formatMessage(texts.number, { version })}
          {version === draft.version && <Tag>{texts.current}</Tag>}
          {isPublished && <Tag color="green">{texts.published}</Tag>}
          {isAutomatic && <Tag>{texts.autosave}</Tag>}
        </Flex>
      ),
    },
    { title: texts.note, key: 'note', render: (_, { note }) => note || '–' },
    { title: texts.savedBy, key: 'by', render: (_, { savedBy }) => savedBy },
    { title: texts.savedAt, key: 'at', render: (_, { savedAt }) => dateTime(savedAt) },
  ];
  const restore = (_: unknown, { version }: DraftSave) =>
    version !== draft.version && <RestoreButton draft={draft} version={version} />;
  return canWrite ? [...columns, { title: actions, key: 'restore', render: restore }] : columns;
}

/** The versions of a draft, the newest first, of which two are chosen. */
export function VersionList(props: VersionListProps) {
  const { id } = props.draft;
  const texts = useMessages(versionMessages);
  const columns = useColumns(props);
  const query = useInfiniteQuery({
    queryKey: ['page-draft-saves', id],
    queryFn: ({ pageParam, signal }) =>
      api.listPageDraftSaves(
        { params: { id }, query: pageParam ? { cursor: pageParam } : {} },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  if (query.isError) return <QueryFailure query={query} />;
  return (
    <Flex vertical gap={8} align="start">
      <Table<DraftSave>
        rowKey="version"
        size="small"
        style={{ width: '100%' }}
        scroll={{ x: 'max-content', y: 320 }}
        pagination={false}
        loading={query.isPending}
        columns={columns}
        dataSource={query.data?.pages.flatMap(({ items }) => items) ?? []}
        locale={{ emptyText: <Empty description={texts.none} /> }}
      />
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </Flex>
  );
}
