import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Drawer, Empty, Flex, Typography } from 'antd';
import { api } from '../../../api/api.ts';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { useFormat } from '../../../language/useFormat.ts';
import { QueryFailure } from '../../../parts/QueryFailure.tsx';
import { itemsKey } from '../item-source.ts';
import { toolMessages } from './messages.ts';

interface WrittenAnswersProps {
  id: string;
  questionId: string;
  onClose(): void;
}

/** The written answers to a question, the newest first. */
export function WrittenAnswers({ id, questionId, onClose }: WrittenAnswersProps) {
  const texts = useMessages(toolMessages);
  const format = useFormat();
  const query = useInfiniteQuery({
    queryKey: [itemsKey('questionnaire'), 'written', id, questionId],
    queryFn: ({ pageParam }) =>
      api.listWrittenAnswers({
        params: { id, questionId },
        ...(pageParam ? { query: { cursor: pageParam } } : {}),
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  const answers = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Drawer open title={texts.writtenTitle} size={480} loading={query.isPending} onClose={onClose}>
      <Flex vertical gap={12}>
        {query.isError && <QueryFailure query={query} />}
        {query.isSuccess && answers.length === 0 && <Empty description={texts.noAnswers} />}
        {answers.map(({ text, collectedAt }) => (
          <div key={`${collectedAt} ${text}`}>
            <div>{text}</div>
            <Typography.Text type="secondary">{format.dateTime(collectedAt)}</Typography.Text>
          </div>
        ))}
        {query.hasNextPage && (
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {texts.more}
          </Button>
        )}
      </Flex>
    </Drawer>
  );
}
