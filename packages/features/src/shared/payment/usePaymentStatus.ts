import { errorCode } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { Payment, PaymentStatus } from '@vitrine/contract';
import { useCallback, useEffect, useState } from 'react';
import { useEndSession } from '../action/useEndSession.ts';
import { isFinal, pollDelay } from './payment-status.ts';

/** A payment that is fetched again and again until its status is final. */
export function usePaymentStatus(loaded: Payment) {
  const { id } = loaded;
  const api = useApi();
  const endSession = useEndSession();
  const [latest, setLatest] = useState(loaded);
  const [pollCount, setPollCount] = useState(0);
  // Another payment may be watched in place of this one.
  const payment = latest.id === id ? latest : loaded;
  const { channel } = payment;
  const isPolling = !isFinal(payment.status);

  const refresh = useCallback(async (): Promise<PaymentStatus> => {
    try {
      const fetched = await api.getPayment({ params: { id } });
      setLatest(fetched);
      return fetched.status;
    } finally {
      setPollCount((count) => count + 1);
    }
  }, [api, id]);

  /** Refreshes in the background: a network error is not shown, because the next poll may succeed. */
  const poll = useCallback(async (): Promise<void> => {
    try {
      await refresh();
    } catch (error) {
      if (errorCode(error) === 'unauthorised') endSession();
    }
  }, [refresh, endSession]);

  useEffect(() => {
    if (!isPolling) return;
    const timer = setTimeout(() => void poll(), pollDelay(pollCount, channel));
    return () => clearTimeout(timer);
  }, [isPolling, pollCount, poll, channel]);

  return { payment, refresh, poll };
}
