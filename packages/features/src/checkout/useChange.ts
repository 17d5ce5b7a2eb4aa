import { errorCode, errorMessage, errorReason } from '@vitrine/client';
import type { CheckoutOrder } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { guestEntered, selectCheckoutOrder, setCheckoutOrder } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useCallback, useState } from 'react';
import { messages } from './messages.ts';
import { overByReason } from './rules.ts';

export interface Refused {
  reason: string | undefined;
  message: string;
}

/**
 * What a refusal means to the checkout as a whole: a session that has ended leads to the login, a
 * checkout that is over is shown so. Everything else is told where it was asked for.
 */
export function useRefusal() {
  const words = useMessages(messages);
  const store = useStore();
  return useCallback(
    (error: unknown): Refused | undefined => {
      if (errorCode(error) === 'unauthorised') {
        store.dispatch(guestEntered());
        return undefined;
      }
      const reason = errorReason(error);
      const status = overByReason(reason);
      const order = selectCheckoutOrder(store.getState());
      if (status && order) {
        store.dispatch(setCheckoutOrder({ ...order, status }));
        return undefined;
      }
      return { reason, message: errorMessage(error) ?? words.failed };
    },
    [store, words],
  );
}

/** Changes the order by a call that answers it anew. One change at a time. */
export function useChange() {
  const store = useStore();
  const refusal = useRefusal();
  const [isUnderWay, setUnderWay] = useState(false);
  const [refused, setRefused] = useState<Refused>();

  /** True once the order is as it was wished. */
  async function change(call: () => Promise<CheckoutOrder>): Promise<boolean> {
    if (isUnderWay) return false;
    setUnderWay(true);
    setRefused(undefined);
    try {
      store.dispatch(setCheckoutOrder(await call()));
      return true;
    } catch (error) {
      setRefused(refusal(error));
      return false;
    } finally {
      setUnderWay(false);
    }
  }

  return { change, isUnderWay, refused };
}
