import type { Conversation } from '@vitrine/contract';
import { formatChinaShortDate, formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, Link, Row, Text } from '@vitrine/ui';
import styles from './ConversationRow.module.css';
import { messages } from './messages.ts';

/** A conversation with its last message, and how many answers were not read. */
export function ConversationRow({ conversation }: { conversation: Conversation }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { id, topic, state, unread, lastMessage, changedAt } = conversation;
  const preview = lastMessage?.text || (lastMessage?.image ? t.image : t.card);
  const note = unread > 0 ? formatMessage(t.unread, { n: unread }) : state === 'closed' && t.closed;
  return (
    <Link className={styles.row} to={{ route: 'conversation', params: { id } }}>
      <Row isSpread gap={3}>
        <Text variant="ui" strong={unread > 0}>
          {t.topics[topic]}
        </Text>
        <Text variant="caption" tone="quiet" tabular>
          {formatChinaShortDate(Date.parse(changedAt), language)}
        </Text>
      </Row>
      <Row isSpread gap={3} className={styles.last}>
        <Box className={styles.preview}>
          <Text as="p" variant="caption" tone="soft" clamp={1}>
            {preview}
          </Text>
        </Box>
        {note && (
          <Text variant="caption" tone={unread > 0 ? 'pine' : 'quiet'} className={styles.note}>
            {note}
          </Text>
        )}
      </Row>
    </Link>
  );
}
