import { useInfiniteQuery } from '@tanstack/react-query';
import type { AnalyticsDimension, AnalyticsEvent } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Button, Drawer, Flex, Table } from 'antd';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryFailure } from '../../parts/QueryFailure.tsx';
import { analyticsMessages } from './messages.ts';
import type { Period } from './period.ts';

interface EventDrawerProps {
  dimension: AnalyticsDimension;
  value: string;
  period: Period;
  onClose(): void;
}

/** The events that a number of the report counts. */
export function EventDrawer({ dimension, value, period, onClose }: EventDrawerProps) {
  const texts = useMessages(analyticsMessages);
  const format = useFormat();
  const query = useInfiniteQuery({
    queryKey: ['analytics-events', dimension, value, period],
    queryFn: ({ pageParam, signal }) =>
      api.listAnalyticsEvents(
        { query: { ...period, dimension, value, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const events = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Drawer
      open
      size={720}
      title={formatMessage(texts.events, { value: value || texts.direct })}
      onClose={onClose}
    >
      <Flex vertical gap={12} align="start">
        {query.isError && <QueryFailure query={query} />}
        <Table<AnalyticsEvent>
          size="small"
          rowKey="id"
          loading={query.isPending}
          dataSource={events}
          pagination={false}
          style={{ width: '100%' }}
          columns={[
            { key: 'at', title: texts.at, render: (_, { at }) => format.dateTime(at) },
            { key: 'name', title: texts.event, dataIndex: 'name' },
            { key: 'module', title: texts.module, dataIndex: 'module' },
            { key: 'path', title: texts.path, dataIndex: 'path' },
          ]}
        />
        {query.hasNextPage && (
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {texts.more}
          </Button>
        )}
      </Flex>
    </Drawer>
  );
}
