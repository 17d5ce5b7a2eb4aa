import { useMessages } from '@vitrine/platform';
import { Box, Button, Picture, Text } from '@vitrine/ui';
import { MessageBubble } from './MessageBubble.tsx';
import { messages } from './messages.ts';
import type { Outgoing } from './outgoing.ts';
import styles from './Thread.module.css';

interface PendingMessageProps {
  message: Outgoing;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message on its way, or one that was not sent. */
export function PendingMessage({ message, onRetry, onDiscard }: PendingMessageProps) {
  const t = useMessages(messages);
  const { text, card, picture, status, error } = message;
  const note =
    status === 'sending' ? (
      t.sending
    ) : (
      <>
        <Text variant="micro" tone="warn" role="alert">
          {`${t.failed}：${error ?? t.sendFailed}`}
        </Text>
        <Button variant="text" small onPress={onRetry}>
          {t.retry}
        </Button>
        <Button variant="text" small onPress={onDiscard}>
          {t.discard}
        </Button>
      </>
    );
  return (
    <MessageBubble
      isOwn
      author={t.you}
      text={text}
      card={card}
      picture={
        picture && (
          <Box className={styles.thumbnail}>
            <Picture src={picture.preview} alt={t.picture} eager />
          </Box>
        )
      }
      note={note}
    />
  );
}
