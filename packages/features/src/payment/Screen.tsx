import type { Payment } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Text } from '@vitrine/ui';
import { useState } from 'react';
import { Own } from '../own/Own.tsx';
import type { ScreenProps } from '../screen.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { Waiting } from './Waiting.tsx';

/** What became of a payment, followed until it is known. */
export function PaymentScreen({ params: { id = '' } }: ScreenProps) {
  const words = useMessages(messages);
  const [first, setFirst] = useState<Payment>();
  return (
    <>
      <Text as="h1" spoken className={styles.title}>
        {words.title}
      </Text>
      <Own
        key={id}
        here={{ route: 'payment', params: { id } }}
        of={id}
        skeleton="processing"
        load={async ({ api, signal }) =>
          setFirst(await api.getPayment({ params: { id } }, { signal }))
        }
      >
        <Waiting key={id} id={id} first={first} />
      </Own>
    </>
  );
}
