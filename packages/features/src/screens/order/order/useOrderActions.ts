import { useApi } from '@vitrine/client/react';
import type { MerchantOrder, Order } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { setMerchantOrder, setOrder } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { useAction } from '../../../shared/action/useAction.ts';
import { messages } from './messages.ts';

/** Cancels an order and confirms the delivery of its shipments. */
export function useOrderActions({ id }: Order) {
  const t = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const { isPending, run } = useAction();

  const cancel = () =>
    run(async () => {
      dispatch(setOrder(await api.cancelOrder({ params: { id } })));
      return t.cancelled;
    });

  const confirmDelivery = ({ id: merchantOrderId }: MerchantOrder) =>
    run(async () => {
      dispatch(setMerchantOrder(await api.signForParcel({ params: { id, merchantOrderId } })));
      // The server derives the status of the order from its shipments.
      dispatch(setOrder(await api.getOrder({ params: { id } })));
      return t.confirmed;
    });

  return { isPending, cancel, confirmDelivery };
}
