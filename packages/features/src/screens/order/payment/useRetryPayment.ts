import { errorReason } from '@vitrine/client';
import type { Payment } from '@vitrine/contract';
import { usePlatform } from '@vitrine/platform';
import { useState } from 'react';
import type { PaymentMethod } from '../../../shared/payment/payment-methods.ts';
import { useStartPayment } from '../../../shared/payment/useStartPayment.ts';
import { endsReservation } from './rules.ts';

/** Pays again. The server decides whether it continues this payment or starts a new one. */
export function useRetryPayment(
  { id, checkoutOrderId }: Payment,
  method: PaymentMethod | undefined,
  poll: () => Promise<void>,
) {
  const { navigation } = usePlatform();
  const [isReservationOver, setReservationOver] = useState(false);

  function onError(error: unknown): boolean {
    const reason = errorReason(error);
    setReservationOver(endsReservation(reason));
    const isPaid = reason === 'checkout-placed';
    if (isPaid) void poll();
    return isPaid;
  }

  function onStarted(startedId: string): void {
    if (startedId === id) void poll();
    else navigation.go({ route: 'payment', params: { id: startedId } }, { replace: true });
  }

  const start = useStartPayment({ checkoutOrderId, method, onStarted, onError });
  return { start, isReservationOver };
}
