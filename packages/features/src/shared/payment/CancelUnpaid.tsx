import { useApi } from '@vitrine/client/react';
import type { CheckoutOrder } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { selectUnpaidOrders, setUnpaidOrders } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { Button, type ButtonProps, Modal } from '@vitrine/ui';
import { useState } from 'react';
import { useAction } from '../action/useAction.ts';
import { messages } from './messages.ts';

interface CancelUnpaidProps extends Pick<ButtonProps, 'variant' | 'small'> {
  checkoutOrderId: string;
  /** Called with the order that has ended. */
  onCancelled?: ((order: CheckoutOrder) => void) | undefined;
}

/** Cancels an order that is not paid, after the shopper has confirmed it. */
export function CancelUnpaid({ checkoutOrderId, onCancelled, ...look }: CancelUnpaidProps) {
  const t = useMessages(messages).cancel;
  const api = useApi();
  const store = useStore();
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAction({ failed: t.failed });

  const cancel = () =>
    run(async () => {
      const order = await api.cancelCheckoutOrder({ params: { id: checkoutOrderId } });
      const unpaid = selectUnpaidOrders(store.getState());
      store.dispatch(setUnpaidOrders(unpaid.filter(({ id }) => id !== checkoutOrderId)));
      onCancelled?.(order);
      return t.done;
    });

  return (
    <>
      <Button {...look} loading={isPending} onPress={() => setAsking(true)}>
        {t.cancel}
      </Button>
      <Modal
        open={isAsking}
        title={t.title}
        confirm={t.cancel}
        cancel={t.keep}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void cancel();
        }}
      >
        {t.hint}
      </Modal>
    </>
  );
}
