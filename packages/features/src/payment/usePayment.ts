import { errorCode } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { Payment } from '@vitrine/contract';
import { guestEntered } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useCallback, useEffect, useState } from 'react';
import { isSettled, restBefore } from './rules.ts';

/** A payment as the shop knows it, asked for again and again until it is settled. */
export function usePayment(id: string, first: Payment | undefined) {
  const api = useApi();
  const store = useStore();
  const [payment, setPayment] = useState(first);
  const [asked, setAsked] = useState(0);
  const isWaiting = payment !== undefined && !isSettled(payment.status);

  /** Answers how it stands; nothing when nobody could be asked. */
  const ask = useCallback(async () => {
    try {
      const found = await api.getPayment({ params: { id } });
      setPayment(found);
      return found.status;
    } catch (error) {
      // Whoever waits is not told of a bad moment of the network; the next answer says it all.
      if (errorCode(error) === 'unauthorised') store.dispatch(guestEntered());
      return undefined;
    } finally {
      setAsked((count) => count + 1);
    }
  }, [api, store, id]);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => void ask(), restBefore(asked));
    return () => clearTimeout(timer);
  }, [isWaiting, asked, ask]);

  return { payment, setPayment, ask, asked };
}
