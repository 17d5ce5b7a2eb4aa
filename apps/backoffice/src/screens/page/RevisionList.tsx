import { useInfiniteQuery } from '@tanstack/react-query';
import type { PageRevision } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Empty, Flex, Table, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { useFormat } from '../../language/useFormat.ts';
import { QueryFailure } from '../../parts/QueryFailure.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { tableMessages } from '../../table/messages.ts';
import { useTargetText } from '../pages/useTargetText.ts';
import { pageMessages } from './messages.ts';
import { PublishForm } from './PublishForm.tsx';

function RevisionActions({ revision, isBlock }: { revision: PageRevision; isBlock: boolean }) {
  const texts = useMessages(pageMessages);
  const { modal } = App.useApp();
  const [isPublishing, setIsPublishing] = useState(false);
  const params = { id: revision.id };
  const withdraw = useAction({
    run: (_: undefined, options) => api.withdrawPageRevision({ params }, options),
    changes: ['pages', 'page-revisions', 'blocks'],
    doneText: texts.withdrawn,
  });
  const confirmWithdrawal = () =>
    modal.confirm({
      title: texts.withdrawTitle,
      content: texts.withdrawText,
      okText: texts.withdraw,
      onOk: () => withdraw.run(undefined),
    });
  return (
    <Flex gap={8}>
      {(revision.state === 'open' || revision.state === 'upcoming') && (
        <Button size="small" loading={withdraw.isPending} onClick={confirmWithdrawal}>
          {texts.withdraw}
        </Button>
      )}
      {!revision.isShown && (
        <Button size="small" onClick={() => setIsPublishing(true)}>
          {texts.publishAgain}
        </Button>
      )}
      {isPublishing && (
        <PublishForm
          target={{ ...revision, isBlock }}
          run={(body, options) => api.publishPageRevision({ params, body }, options)}
          onClose={() => setIsPublishing(false)}
        />
      )}
    </Flex>
  );
}

const getColour = ({ isShown, arm }: PageRevision) =>
  isShown ? (arm ? 'purple' : 'green') : 'default';

function useRevisionColumns(): TableColumnsType<PageRevision> {
  const texts = useMessages(pageMessages);
  const languageTexts = useMessages(languageNames);
  const { dateTime } = useFormat();
  const nameTarget = useTargetText();
  const nameState = ({ isShown, arm, state }: PageRevision) => {
    if (isShown) return arm ? texts.tested : texts.shown;
    return arm && state === 'open' ? texts.untested : texts.states[state];
  };
  const formatWindow = ({ startsAt, publishedAt, endsAt }: PageRevision) =>
    formatMessage(texts.until, {
      start: dateTime(startsAt ?? publishedAt),
      end: endsAt ? dateTime(endsAt) : texts.noEnd,
    });
  return [
    { title: texts.title, key: 'title', render: (_, { title, note }) => note || title || '–' },
    {
      title: texts.versions,
      key: 'version',
      render: (_, { draftId, draftVersion }) =>
        draftId !== null && draftVersion !== null ? (
          <Link href={`/pages/${draftId}/versions`}>
            {formatMessage(texts.versionNumber, { version: draftVersion })}
          </Link>
        ) : (
          '–'
        ),
    },
    { title: texts.language, key: 'language', render: (_, row) => languageTexts[row.language] },
    {
      title: texts.audience,
      key: 'audience',
      render: (_, row) => nameTarget(row),
    },
    {
      title: texts.state,
      key: 'state',
      render: (_, row) => <Tag color={getColour(row)}>{nameState(row)}</Tag>,
    },
    { title: texts.window, key: 'window', render: (_, row) => formatWindow(row) },
    { title: texts.author, key: 'author', render: (_, { author }) => author || texts.files },
    { title: texts.publishedAt, key: 'at', render: (_, row) => dateTime(row.publishedAt) },
  ];
}

interface RevisionListProps {
  code: string;
  /** The code is that of a block. */
  isBlock?: boolean;
}

/** What was published of a page or a block, the newest first. */
export function RevisionList({ code, isBlock = false }: RevisionListProps) {
  const texts = useMessages(pageMessages);
  const canPublish = useMayCall('publishPageRevision');
  const { actions: actionsTitle } = useMessages(tableMessages);
  const columns = useRevisionColumns();
  const query = useInfiniteQuery({
    queryKey: ['page-revisions', code],
    queryFn: ({ pageParam, signal }) => {
      const list = isBlock ? api.listPageBlockRevisions : api.listPageRevisions;
      return list({ params: { code }, query: pageParam ? { cursor: pageParam } : {} }, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const actions = {
    title: actionsTitle,
    key: 'actions',
    render: (_: unknown, revision: PageRevision) => (
      <RevisionActions revision={revision} isBlock={isBlock} />
    ),
  };
  if (query.isError) return <QueryFailure query={query} />;
  return (
    <Flex vertical gap={8} align="start">
      <Table<PageRevision>
        rowKey="id"
        size="small"
        style={{ width: '100%' }}
        scroll={{ x: 'max-content' }}
        pagination={false}
        loading={query.isPending}
        columns={canPublish ? [...columns, actions] : columns}
        dataSource={query.data?.pages.flatMap(({ items }) => items) ?? []}
        locale={{ emptyText: <Empty description={texts.noRevisions} /> }}
      />
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </Flex>
  );
}
