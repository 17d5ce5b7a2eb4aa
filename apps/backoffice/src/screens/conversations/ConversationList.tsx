import { useInfiniteQuery } from '@tanstack/react-query';
import type { ShopperConversation } from '@vitrine/contract/admin';
import { Alert, Button, Checkbox, Empty, Flex, Segmented, Skeleton, Tag, Typography } from 'antd';
import { Link, useSearchParams } from 'wouter';
import { api } from '../../api/api.ts';
import { problemMessages } from '../../api/messages.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { conversationNames } from '../../parts/conversation-names.ts';
import styles from './Conversations.module.css';
import { conversationMessages } from './messages.ts';

/** New messages come by asking again. */
const POLL_MS = 8_000;
const STATES = ['waiting', 'answered', 'closed'] as const;
type ListedState = (typeof STATES)[number];

function useConversationList(state: ListedState, mine: boolean) {
  return useInfiniteQuery({
    queryKey: ['conversations', state, mine],
    queryFn: ({ pageParam, signal }) =>
      api.listShopperConversations(
        {
          query: {
            state,
            mine: mine ? 'true' : 'false',
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchInterval: POLL_MS,
  });
}

interface ItemProps {
  conversation: ShopperConversation;
  isOpen: boolean;
  search: string;
}

function Item({ conversation, isOpen, search }: ItemProps) {
  const { topics } = useMessages(conversationNames);
  const texts = useMessages(conversationMessages);
  const format = useFormat();
  const { id, shopper, topic, operator, changedAt } = conversation;
  return (
    <Link
      href={`/conversations/${id}${search ? `?${search}` : ''}`}
      className={styles.item}
      {...(isOpen ? { 'aria-current': 'page' as const } : {})}
    >
      <Flex justify="space-between" gap={8}>
        <strong>{shopper ? (shopper.name ?? `#${shopper.id}`) : texts.guest}</strong>
        <Tag>{topics[topic]}</Tag>
      </Flex>
      <Typography.Text type="secondary">
        {format.dateTime(changedAt)}
        {operator && ` · ${operator.name}`}
      </Typography.Text>
    </Link>
  );
}

function useListState() {
  const [params, setParams] = useSearchParams();
  const state = STATES.find((each) => each === params.get('state')) ?? 'waiting';
  const mine = params.get('mine') === 'true';
  const change = (next: { state?: ListedState; mine?: boolean }) => {
    const changed = { state, mine, ...next };
    setParams(
      { state: changed.state, ...(changed.mine ? { mine: 'true' } : {}) },
      { replace: true },
    );
  };
  return { state, mine, change, search: params.toString() };
}

/** The conversations of one state; those that wait for an answer at first. */
export function ConversationList({ openId }: { openId: string | undefined }) {
  const texts = useMessages(conversationMessages);
  const { states } = useMessages(conversationNames);
  const problems = useMessages(problemMessages);
  const toText = useProblemText();
  const { state, mine, change, search } = useListState();
  const query = useConversationList(state, mine);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const retry = <Button onClick={() => void query.refetch()}>{problems.retry}</Button>;
  return (
    <Flex vertical gap={8}>
      <Segmented
        block
        aria-label={texts.title}
        value={state}
        options={STATES.map((value) => ({ value, label: states[value] }))}
        onChange={(next) => change({ state: next })}
      />
      <Checkbox checked={mine} onChange={({ target }) => change({ mine: target.checked })}>
        {texts.mine}
      </Checkbox>
      {query.isPending && <Skeleton active />}
      {query.isError && <Alert type="error" title={toText(query.error)} action={retry} />}
      {query.isSuccess && items.length === 0 && (
        <Empty description={state === 'waiting' ? texts.noneWaiting : texts.none} />
      )}
      <nav aria-label={texts.title}>
        {items.map((conversation) => (
          <Item
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === openId}
            search={search}
          />
        ))}
      </nav>
      {query.hasNextPage && (
        <Button onClick={() => void query.fetchNextPage()}>{texts.more}</Button>
      )}
    </Flex>
  );
}
