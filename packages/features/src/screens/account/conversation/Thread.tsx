import type { ConversationMessage } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, Text } from '@vitrine/ui';
import { formatClock } from '../../../shared/dates/format-date.ts';
import { PhotoThumbnail } from '../../../shared/photo/PhotoThumbnail.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { messages } from './messages.ts';
import { formatMessageDay, groupByDay } from './rules.ts';
import styles from './Thread.module.css';

function Message({ message }: { message: ConversationMessage }) {
  const t = useMessages(messages);
  const isOwn = message.from === 'shopper';
  const author = isOwn ? t.you : message.author;
  return (
    <MessageBubble
      isOwn={isOwn}
      author={author}
      text={message.text}
      card={message.card}
      picture={
        message.image && (
          <PhotoThumbnail
            photo={message.image}
            label={formatMessage(t.pictureOf, { author })}
            className={styles.thumbnail}
          />
        )
      }
      note={formatClock(Date.parse(message.sentAt))}
    />
  );
}

/** The messages grouped by day, the oldest first. */
export function Thread({ messages: list }: { messages: readonly ConversationMessage[] }) {
  const t = useMessages(messages);
  const language = useLanguage();
  return groupByDay(list).map(({ day, messages: ofDay }) => (
    <Box key={day}>
      <Text as="h2" variant="micro" tone="quiet" className={styles.day}>
        {formatMessageDay(day, Date.now(), t, language)}
      </Text>
      <Box as="ul">
        {ofDay.map((message) => (
          <Message key={message.position} message={message} />
        ))}
      </Box>
    </Box>
  ));
}
