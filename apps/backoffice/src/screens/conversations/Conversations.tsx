import { useQuery } from '@tanstack/react-query';
import { Empty, Flex } from 'antd';
import { useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';
import { ConversationList } from './ConversationList.tsx';
import styles from './Conversations.module.css';
import { conversationMessages } from './messages.ts';
import { ShopperPanel } from './ShopperPanel.tsx';
import { Thread } from './Thread.tsx';

/** How often the open conversation is asked for new messages. */
const POLL_MS = 4_000;

function OpenConversation({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['conversation', id],
    queryFn: ({ signal }) => api.getShopperConversation({ params: { id } }, { signal }),
    refetchInterval: POLL_MS,
  });
  return (
    <QueryView query={query}>
      {(conversation) => (
        <div className={styles.open}>
          <Flex vertical gap={12}>
            <ConversationHeader conversation={conversation} />
            <Thread conversation={conversation} />
            <AnswerForm conversation={conversation} />
          </Flex>
          <ShopperPanel conversation={conversation} />
        </div>
      )}
    </QueryView>
  );
}

/** Conversations of shoppers and guests with the shop. */
export function Conversations() {
  const texts = useMessages(conversationMessages);
  const { id } = useParams<{ id?: string }>();
  return (
    <Flex vertical gap={12}>
      <h1 style={{ fontSize: 20, margin: 0 }}>{texts.title}</h1>
      <div className={styles.layout}>
        <ConversationList openId={id} />
        {id ? <OpenConversation key={id} id={id} /> : <Empty description={texts.choose} />}
      </div>
    </Flex>
  );
}
