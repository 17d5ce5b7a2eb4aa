import type { Order } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import {
  selectIsOrderPidMissing,
  selectOrderClearance,
  selectOrderPersonalId,
  setOrderPidInfo,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, Button, Link, Note, Text } from '@vitrine/ui';
import { Clearance } from '../identity-form/Clearance.tsx';
import { useOrderPerson } from '../identity-form/useOrderPerson.ts';
import { messages } from './messages.ts';
import styles from './Order.module.css';

/** For whom it is cleared; what is missing leads to where it is put right. */
export function Identity({ order }: { order: Order }) {
  const words = useMessages(messages);
  const dispatch = useDispatch();
  const personalId = useSelector(selectOrderPersonalId);
  const clearanceStatus = useSelector(selectOrderClearance);
  const { person, refusal } = useOrderPerson(order.id, { personalId, clearanceStatus }, (info) =>
    dispatch(setOrderPidInfo(info)),
  );
  const isMissing = useSelector(selectIsOrderPidMissing);
  const to = { route: 'orderIdentity', params: { id: order.id } } as const;
  if (order.status === 'cancelled') return null;
  if (order.isIdentityNeeded || isMissing) {
    return (
      <Note tone="bad" className={styles.identity}>
        <Text as="p">{words.identityMissing}</Text>
        {refusal && <Text as="p">{refusal}</Text>}
        <Button small kind="outline" to={to} className={styles.attach}>
          {words.identityAdd}
        </Button>
      </Note>
    );
  }
  if (!person) return null;
  return (
    <Note className={styles.identity}>
      <Box className={styles.line}>
        <Text look="ui" strong>{`${words.identity}　${person.maskedName}`}</Text>
        <Clearance status={person.clearanceStatus} />
      </Box>
      <Box className={styles.line}>
        <Text look="cap" tabular>
          {person.maskedIdNumber}
        </Text>
        {!order.isHistory && person.clearanceStatus !== 'passed' && (
          <Link className={styles.change} to={to}>
            {words.identityChange}
          </Link>
        )}
      </Box>
      {refusal && (
        <Text as="p" look="cap" tone="red">
          {refusal}
        </Text>
      )}
    </Note>
  );
}
