import { useApi } from '@vitrine/client/react';
import type { CheckoutOrder } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { selectUnpaidOrders, setUnpaidOrders } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { Button, type ButtonProps, Modal } from '@vitrine/ui';
import { useAction } from '../action/useAction.ts';
import { useConfirmation } from '../action/useConfirmation.ts';
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
  const { run, isPending } = useAction({ failed: t.failed });

  const cancel = () =>
    run(async () => {
      const order = await api.cancelCheckoutOrder({ params: { id: checkoutOrderId } });
      const unpaid = selectUnpaidOrders(store.getState());
      store.dispatch(setUnpaidOrders(unpaid.filter(({ id }) => id !== checkoutOrderId)));
      onCancelled?.(order);
      return t.done;
    });
  const { ask, dialog } = useConfirmation(cancel);

  return (
    <>
      <Button {...look} loading={isPending} onPress={() => ask()}>
        {t.cancel}
      </Button>
      <Modal {...dialog} title={t.title} confirm={t.cancel} cancel={t.keep}>
        {t.hint}
      </Modal>
    </>
  );
}
