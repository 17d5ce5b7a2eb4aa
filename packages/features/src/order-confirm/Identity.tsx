import type { Order } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectConfirmedPersonalId, selectHasConfirmedPid } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, Note, Text } from '@vitrine/ui';
import styles from './Confirmation.module.css';
import { messages } from './messages.ts';
import { isPersonWanted } from './rules.ts';

/** Who it is cleared for; what is missing can be put right here and now. */
export function Identity({ order }: { order: Order }) {
  const words = useMessages(messages);
  const person = useSelector(selectConfirmedPersonalId);
  const isKnown = useSelector(selectHasConfirmedPid);
  if (!isKnown || !order.isPersonalIdRequired) return null;
  if (isPersonWanted(order, person)) {
    return (
      <Note tone="bad" className={styles.identity}>
        <Text as="p" strong>
          {words.identityMissing}
        </Text>
        <Text as="p">{words.identityHint}</Text>
        <Button
          small
          kind="outline"
          className={styles.attach}
          to={{ route: 'orderIdentity', params: { id: order.id } }}
        >
          {words.attach}
        </Button>
      </Note>
    );
  }
  return (
    <Note className={styles.identity}>
      <Box>
        <Text as="p">{fill(words.attachedTo, { name: person?.maskedName ?? '' })}</Text>
        {person?.clearanceStatus === 'checking' && <Text as="p">{words.checking}</Text>}
      </Box>
    </Note>
  );
}
