import { formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages, useTimed } from '@vitrine/platform';
import { selectShopContent } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, Hint, Note, Paragraph, Pressable, Stack } from '@vitrine/ui';
import type { ScreenProps } from '../../../screen.ts';
import { readServiceContent } from '../../../shared/customer-service/service-content.ts';
import { describeAnswerTime } from '../../../shared/customer-service/service-texts.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import type { PrivateProps } from '../../../shared/private-data/PrivateArea.tsx';
import { Composer } from './Composer.tsx';
import type { ConversationData } from './load-private.ts';
import { messages } from './messages.ts';
import { PendingMessage } from './PendingMessage.tsx';
import { readTopic } from './rules.ts';
import styles from './Screen.module.css';
import { Thread } from './Thread.tsx';
import { END_ID, START_ID, useFollowEnd } from './useFollowEnd.ts';
import { useNewMessages } from './useNewMessages.ts';
import { useOnline } from './useOnline';
import { useSendMessage } from './useSendMessage.ts';
import { useThread } from './useThread.ts';

/** The greeting, and when the shop answers. */
function Introduction({ topic }: { topic: 'service' | 'stylist' }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const service = readServiceContent(useSelector(selectShopContent));
  const answerTime = useTimed((now) => describeAnswerTime(service, now, language));
  return (
    <Stack gap={2} className={spacing.pt6}>
      <Paragraph>{topic === 'stylist' ? t.stylistGreeting : t.greeting}</Paragraph>
      <Hint>{answerTime}</Hint>
    </Stack>
  );
}

type ConversationViewProps = ScreenProps & PrivateProps<ConversationData>;

/** A conversation with the shop: its messages, and the field for the next one. */
export function ConversationView({ params: { id = '' }, query, data }: ConversationViewProps) {
  const t = useMessages(messages);
  const topic = data.conversation?.topic ?? readTopic(query);
  const thread = useThread(data);
  const { outgoing, send, retry, discard } = useSendMessage({
    topic,
    conversationId: thread.conversationId,
    onOpened: thread.setConversationId,
    onSent: thread.addSent,
  });
  useNewMessages({
    conversationId: thread.conversationId,
    lastPosition: thread.lastPosition,
    onArrived: thread.addArrived,
  });
  const own = thread.messages.filter(({ from }) => from === 'shopper').length;
  const { newCount, scrollToEnd } = useFollowEnd({
    answerCount: thread.messages.length - own,
    ownCount: own + outgoing.length,
  });
  const isOnline = useOnline();
  return (
    <Box className={styles.conversation}>
      <Box id={START_ID} />
      {thread.hasEarlier && (
        <Button
          variant="text"
          className={styles.earlier}
          loading={thread.isLoadingEarlier}
          onPress={() => void thread.loadEarlier()}
        >
          {t.earlier}
        </Button>
      )}
      <Introduction topic={topic} />
      <Box role="log" aria-live="polite" aria-label={t.thread}>
        <Thread messages={thread.messages} />
      </Box>
      <Box as="ul">
        {outgoing.map((message) => (
          <PendingMessage
            key={message.key}
            message={message}
            onRetry={() => retry(message)}
            onDiscard={() => discard(message)}
          />
        ))}
      </Box>
      {thread.isClosed && <Hint className={styles.closed}>{t.closed}</Hint>}
      {!isOnline && (
        <Note tone="bad" className={spacing.mt5}>
          {t.offline}
        </Note>
      )}
      <Box id={END_ID} className={styles.end} />
      <Composer conversation={id} card={data.card} onSend={send}>
        {newCount > 0 && (
          <Pressable className={styles.pill} onPress={() => scrollToEnd()}>
            {formatMessage(t.newMessages, { n: newCount })}
          </Pressable>
        )}
      </Composer>
    </Box>
  );
}
