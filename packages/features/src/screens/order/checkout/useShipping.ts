import { useApi } from '@vitrine/client/react';
import type { ShippingType } from '@vitrine/contract';
import {
  chooseShipping,
  selectCheckoutOrder,
  selectShippingInfo,
  setShippingInfo,
} from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useRef } from 'react';
import { useChangeOrder } from './useCheckoutAction.ts';

/**
 * The shipping option of each boutique. A choice is shown at once; the server sets its price. Choices
 * made while a request is pending are shown too, and sent together in the next request.
 */
export function useShipping(id: string) {
  const api = useApi();
  const store = useStore();
  const shipping = useSelector(selectShippingInfo);
  const { change, error } = useChangeOrder();
  const unsent = useRef(new Map<string, ShippingType>());
  const isSending = useRef(false);

  const showUnsent = () =>
    unsent.current.forEach((type, merchantId) => {
      store.dispatch(chooseShipping({ merchantId, type }));
    });

  async function send(): Promise<void> {
    const options = [...unsent.current].map(([merchantId, type]) => ({ merchantId, type }));
    unsent.current.clear();
    const isSaved = await change(() =>
      api.setShippingOptions({ params: { id }, body: { options } }),
    );
    const order = selectCheckoutOrder(store.getState());
    if (!isSaved && order) store.dispatch(setShippingInfo(order.shippingOptions));
    showUnsent();
    if (unsent.current.size > 0) await send();
  }

  async function choose(merchantId: string, type: ShippingType): Promise<void> {
    unsent.current.set(merchantId, type);
    showUnsent();
    if (isSending.current) return;
    isSending.current = true;
    await send();
    isSending.current = false;
  }

  return { shipping, choose, error };
}
