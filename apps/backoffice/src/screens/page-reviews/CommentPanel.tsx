import { useInfiniteQuery } from '@tanstack/react-query';
import type { PageComment } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Alert, Button, Empty, Flex, Segmented, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { problemMessages } from '../../api/messages.ts';
import { useAction } from '../../api/useAction.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { CommentForm, type CommentTarget } from './CommentForm.tsx';
import { reviewMessages } from './messages.ts';

interface CommentPanelProps {
  draftId: string;
  targets: readonly CommentTarget[];
  /** The module that is selected in the editor; a new comment is about it. */
  selectedId?: string;
  /** Leads to a module in the editor. */
  onOpen?(entryId: string): void;
}

type CommentProps = Pick<CommentPanelProps, 'targets' | 'onOpen'> & { comment: PageComment };

function Comment({ comment, targets, onOpen }: CommentProps) {
  const texts = useMessages(reviewMessages);
  const { dateTime } = useFormat();
  const canWrite = useMayCall('resolvePageComment');
  const { id, entryId, content, author, createdAt, resolvedAt, resolvedBy } = comment;
  const params = { id };
  const turn = useAction({
    run: (_: undefined, options) =>
      resolvedAt === null
        ? api.resolvePageComment({ params }, options)
        : api.reopenPageComment({ params }, options),
    changes: ['page-comments'],
  });
  const module = targets.find((target) => target.id === entryId)?.name;
  const name =
    entryId === null
      ? texts.wholePage
      : (module ?? formatMessage(texts.module, { module: entryId }));
  return (
    <li>
      <Flex gap={8} align="baseline" wrap>
        {entryId !== null && module && onOpen ? (
          <Button type="link" size="small" onClick={() => onOpen(entryId)}>
            {name}
          </Button>
        ) : (
          <Typography.Text strong>{name}</Typography.Text>
        )}
        <Typography.Text type="secondary">
          {author}, {dateTime(createdAt)}
        </Typography.Text>
      </Flex>
      <Typography.Paragraph
        delete={resolvedAt !== null}
        style={{ marginBlock: 4, whiteSpace: 'pre-wrap' }}
      >
        {content}
      </Typography.Paragraph>
      <Flex gap={8} align="center" wrap>
        {canWrite && (
          <Button size="small" loading={turn.isPending} onClick={() => turn.run(undefined)}>
            {resolvedAt === null ? texts.resolve : texts.reopen}
          </Button>
        )}
        {resolvedAt !== null && (
          <Typography.Text type="secondary">
            {formatMessage(texts.resolvedBy, {
              ...{ name: resolvedBy ?? '', time: dateTime(resolvedAt) },
            })}
          </Typography.Text>
        )}
      </Flex>
    </li>
  );
}

/** The comments on a draft. It needs only the draft's id and the names of its modules, so the studio can show it too. */
export function CommentPanel({ draftId, targets, selectedId, onOpen }: CommentPanelProps) {
  const texts = useMessages(reviewMessages);
  const problems = useMessages(problemMessages);
  const toText = useProblemText();
  const canWrite = useMayCall('createPageComment');
  const [shown, setShown] = useState<'open' | 'all'>('open');
  const query = useInfiniteQuery({
    queryKey: ['page-comments', draftId, shown],
    queryFn: ({ pageParam, signal }) => {
      const state = shown === 'open' ? { state: shown } : {};
      const cursor = pageParam ? { cursor: pageParam } : {};
      return api.listPageComments(
        { params: { id: draftId }, query: { ...state, ...cursor } },
        { signal },
      );
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const comments = query.data?.pages.flatMap(({ items }) => items);
  const retry = <Button onClick={() => void query.refetch()}>{problems.retry}</Button>;
  return (
    <section aria-label={texts.comments}>
      <Flex vertical gap={12}>
        <Flex gap={8} align="center" justify="space-between">
          <strong>{texts.comments}</strong>
          <Segmented
            size="small"
            aria-label={texts.state}
            value={shown}
            onChange={setShown}
            options={[
              { value: 'open', label: texts.openOnly },
              { value: 'all', label: texts.all },
            ]}
          />
        </Flex>
        {query.error && <Alert type="error" showIcon title={toText(query.error)} action={retry} />}
        {query.isPending && <Skeleton active paragraph={{ rows: 2 }} />}
        {comments?.length === 0 && (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.noComments} />
        )}
        {comments && comments.length > 0 && (
          <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
            {comments.map((comment) => (
              <Comment
                key={comment.id}
                comment={comment}
                targets={targets}
                {...(onOpen && { onOpen })}
              />
            ))}
          </ul>
        )}
        {query.hasNextPage && (
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {texts.more}
          </Button>
        )}
        {canWrite && <CommentForm draftId={draftId} targets={targets} selectedId={selectedId} />}
      </Flex>
    </section>
  );
}
