import type { Order } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  selectConfirmedClearance,
  selectConfirmedPersonalId,
  selectHasConfirmedPid,
  setConfirmedPidInfo,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, Button, Note, Text } from '@vitrine/ui';
import { useOrderPerson } from '../identity-form/useOrderPerson.ts';
import styles from './Confirmation.module.css';
import { messages } from './messages.ts';
import { isPersonWanted } from './rules.ts';

/** Who it is cleared for; what is missing can be put right here and now. */
export function Identity({ order }: { order: Order }) {
  const words = useMessages(messages);
  const dispatch = useDispatch();
  const personalId = useSelector(selectConfirmedPersonalId);
  const clearanceStatus = useSelector(selectConfirmedClearance);
  const { person, refusal } = useOrderPerson(order.id, { personalId, clearanceStatus }, (info) =>
    dispatch(setConfirmedPidInfo(info)),
  );
  const isKnown = useSelector(selectHasConfirmedPid);
  if (!isKnown || !order.isPersonalIdRequired) return null;
  if (isPersonWanted(order, person)) {
    return (
      <Note tone="bad" className={styles.identity}>
        <Text as="p" strong>
          {words.identityMissing}
        </Text>
        <Text as="p">{refusal ?? words.identityHint}</Text>
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
