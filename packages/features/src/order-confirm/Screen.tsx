import { useMessages } from '@vitrine/platform';
import { selectConfirmedOrder, setConfirmedOrder, setConfirmedPidInfo } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Skeleton, Text } from '@vitrine/ui';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import type { ScreenProps } from '../screen.ts';
import { Confirmation } from './Confirmation.tsx';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

async function loadOrder(id: string, { api, store, signal }: OwnContext): Promise<void> {
  const params = { id };
  const [order, bound] = await Promise.all([
    api.getOrder({ params }, { signal }),
    api.getOrderPersonalId({ params }, { signal }).catch(() => null),
  ]);
  store.dispatch(setConfirmedOrder(order));
  if (!bound) return;
  const { personalId } = bound;
  const clearanceStatus = personalId?.clearanceStatus ?? null;
  store.dispatch(setConfirmedPidInfo({ personalId, clearanceStatus }));
}

function Shown({ id }: { id: string }) {
  const order = useSelector(selectConfirmedOrder);
  return order?.id === id ? <Confirmation order={order} /> : <Skeleton kind="unready" />;
}

/** What was bought, and what happens to it now. */
export function OrderConfirmScreen({ params: { id = '' } }: ScreenProps) {
  const words = useMessages(messages);
  return (
    <>
      <Text as="h1" spoken className={styles.title}>
        {words.title}
      </Text>
      <Own
        key={id}
        here={{ route: 'orderConfirm', params: { id } }}
        of={id}
        skeleton="unready"
        load={(context) => loadOrder(id, context)}
      >
        <Shown id={id} />
      </Own>
    </>
  );
}
