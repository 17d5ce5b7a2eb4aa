import { useMessagePrompt } from '@vitrine/modules/message-prompt';
import { useMessages } from '@vitrine/platform';
import { Button, Note, Text } from '@vitrine/ui';
import { useState } from 'react';
import * as spacing from '../layout/spacing.ts';
import { messages } from './messages.ts';
import type { OrderMessagesNoteProps } from './OrderMessagesNote.types.ts';

/** Offers messages about the order inside the vendor’s app. */
export function OrderMessagesNote({ className }: OrderMessagesNoteProps) {
  const t = useMessages(messages);
  const { canAsk, ask } = useMessagePrompt('order');
  const [isAccepted, setAccepted] = useState(false);
  if (isAccepted)
    return (
      <Note className={className}>
        <Text as="p">{t.accepted}</Text>
      </Note>
    );
  if (!canAsk) return null;
  return (
    <Note className={className}>
      <Text as="p" strong>
        {t.title}
      </Text>
      <Text as="p">{t.hint}</Text>
      <Button
        small
        variant="outline"
        className={spacing.mt3}
        onPress={() => void ask().then(setAccepted)}
      >
        {t.accept}
      </Button>
    </Note>
  );
}
