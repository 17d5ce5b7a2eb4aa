import type { Payment } from '@vitrine/contract';
import { useState } from 'react';
import { Own } from '../own/Own.tsx';
import type { ScreenProps } from '../screen.ts';
import { Waiting } from './Waiting.tsx';

/** What became of a payment, followed until it is known. */
export function PaymentScreen({ params: { id = '' } }: ScreenProps) {
  const [first, setFirst] = useState<Payment>();
  return (
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
  );
}
