import { useApi } from '@vitrine/client/react';
import type { MerchantOrder, Order } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { setOrder, setOrderParcel } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { useDeed } from '../deed/useDeed.ts';
import { messages } from './messages.ts';

/** What can be done with an order; each thing is told, whatever came of it. */
export function useOrderActions({ id }: Order) {
  const words = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const { busy, act } = useDeed();

  const cancel = () =>
    act(id, async () => {
      dispatch(setOrder(await api.cancelOrder({ params: { id } })));
      return words.cancelled;
    });

  const sign = ({ id: merchantOrderId }: MerchantOrder) =>
    act(merchantOrderId, async () => {
      dispatch(setOrderParcel(await api.signForParcel({ params: { id, merchantOrderId } })));
      // Where the whole order is now, the shop says.
      dispatch(setOrder(await api.getOrder({ params: { id } })));
      return words.signed;
    });

  return { isBusy: busy !== undefined, cancel, sign };
}
