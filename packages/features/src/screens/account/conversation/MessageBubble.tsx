import type { MessageCard } from '@vitrine/contract';
import { Box, cx, Hint, Row, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import styles from './MessageBubble.module.css';
import { MessageCardLink } from './MessageCardLink.tsx';

interface MessageBubbleProps {
  isOwn: boolean;
  /** Who wrote it, for screen readers above an own message. */
  author: string;
  text: string;
  card?: MessageCard | null | undefined;
  picture?: ReactNode;
  /** The time, or what became of the message. */
  note: ReactNode;
}

/** One message: at the left an answer of the shop, at the right the shopper's own. */
export const MessageBubble = ({ isOwn, author, text, card, picture, note }: MessageBubbleProps) => (
  <Box as="li" className={cx(styles.message, isOwn && styles.own)}>
    <Hint visuallyHidden={isOwn}>{author}</Hint>
    {card && <MessageCardLink card={card} />}
    {picture}
    {text && (
      <Box className={styles.text}>
        <Text variant="body">{text}</Text>
      </Box>
    )}
    <Row gap={3} wraps="tight" className={styles.note}>
      {note}
    </Row>
  </Box>
);
