import type { MessageCard } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import {
  ActionBar,
  Box,
  Button,
  FilePicker,
  Icon,
  IconButton,
  MessageField,
  type PickedFile,
  Row,
  Text,
} from '@vitrine/ui';
import { type ReactNode, useState } from 'react';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import styles from './Composer.module.css';
import { MessageCardLink } from './MessageCardLink.tsx';
import { messages } from './messages.ts';
import type { Draft } from './outgoing.ts';
import { isPictureTooLarge } from './rules.ts';
import { COMPOSER_ID } from './useFollowEnd.ts';
import { useMessageDraft } from './useMessageDraft.ts';

/** Longer than anyone writes on a phone; the server takes as much. */
const MAX_LENGTH = 1_000;

/** What the first message will be about. */
function PendingCard({ card, onRemove }: { card: MessageCard; onRemove: () => void }) {
  const t = useMessages(messages);
  return (
    <Box className={spacing.pt6}>
      <Text variant="caption" tone="quiet">
        {t.about}
      </Text>
      <Row gap={2} className={spacing.pt1}>
        <MessageCardLink card={card} />
        <IconButton icon="close" size="s" label={t.removeCard} onPress={onRemove} />
      </Row>
    </Box>
  );
}

interface ComposerProps {
  conversation: string;
  card: MessageCard | null;
  onSend: (draft: Draft) => void;
  /** Shown above the field. */
  children?: ReactNode;
}

/** Writes and sends messages, pictures, and what the shopper came from. */
export function Composer({ conversation, card, onSend, children }: ComposerProps) {
  const t = useMessages(messages);
  const { text, setText } = useMessageDraft(conversation);
  const [isCardKept, setCardKept] = useState(true);
  const [error, setError] = useState<string>();
  const pendingCard = isCardKept && card ? card : undefined;
  const trimmed = text.trim();

  function send(draft: Omit<Draft, 'card'>): void {
    onSend({ ...draft, ...(pendingCard && { card: pendingCard }) });
    setCardKept(false);
    setError(undefined);
  }

  function sendText(): void {
    if (!trimmed && !pendingCard) return;
    send({ text: trimmed });
    setText('');
  }

  function sendPicture(picture: PickedFile): void {
    if (isPictureTooLarge(picture.size)) setError(t.tooLarge);
    else send({ text: '', picture });
  }

  return (
    <>
      {pendingCard && <PendingCard card={pendingCard} onRemove={() => setCardKept(false)} />}
      <ActionBar className={styles.bar}>
        {children}
        <Row id={COMPOSER_ID} gap={2} align="end" className={styles.wide}>
          <FilePicker label={t.picture} className={layout.fixed} onPick={sendPicture}>
            <Box className={styles.camera}>
              <Icon name="camera" size="m" />
            </Box>
          </FilePicker>
          <MessageField
            className={spacing.fill}
            label={t.field}
            placeholder={t.placeholder}
            value={text}
            maxLength={MAX_LENGTH}
            onChange={setText}
            onSubmit={sendText}
          />
          <Button className={styles.send} disabled={!trimmed && !pendingCard} onPress={sendText}>
            {t.send}
          </Button>
        </Row>
        {error && (
          <Text as="p" variant="caption" tone="warn" role="alert" className={styles.wide}>
            {error}
          </Text>
        )}
      </ActionBar>
    </>
  );
}
