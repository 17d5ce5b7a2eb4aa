import { errorReason } from '@vitrine/client';
import type { CheckoutOrder } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { selectCheckoutOrder, setCheckoutOrder } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useCallback } from 'react';
import { type ActionOptions, useAction } from '../../../shared/action/useAction.ts';
import { messages } from './messages.ts';
import { closedStatusByReason } from './rules.ts';

/** Shows the checkout as closed when an error says so. Returns whether it did. */
export function useCloseOnError(): (error: unknown) => boolean {
  const store = useStore();
  return useCallback(
    (error) => {
      const status = closedStatusByReason(errorReason(error));
      const order = selectCheckoutOrder(store.getState());
      if (!status || !order) return false;
      store.dispatch(setCheckoutOrder({ ...order, status }));
      return true;
    },
    [store],
  );
}

/** An action of the checkout: an error closes the checkout, or is shown where the action was started. */
export function useCheckoutAction(options: Pick<ActionOptions, 'showErrorAs'> = {}) {
  const t = useMessages(messages);
  const onError = useCloseOnError();
  return useAction({ showErrorAs: 'note', failed: t.failed, onError, ...options });
}

/** Changes the order by calls that return the changed order, one at a time. */
export function useChangeOrder(options?: Pick<ActionOptions, 'showErrorAs'>) {
  const store = useStore();
  const { run, isPending, error } = useCheckoutAction(options);

  /** Resolves to true once the order is changed. */
  const change = (call: () => Promise<CheckoutOrder>): Promise<boolean> =>
    run(async () => void store.dispatch(setCheckoutOrder(await call())));

  return { change, isPending, error };
}
