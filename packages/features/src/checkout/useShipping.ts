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
import { useChange } from './useChange.ts';

/**
 * How each boutique sends. A choice shows at once; what it costs, the shop says. What is chosen while
 * the shop still answers waits its turn, and is sent with whatever else was chosen meanwhile.
 */
export function useShipping(id: string) {
  const api = useApi();
  const store = useStore();
  const shipping = useSelector(selectShippingInfo);
  const { change, refused } = useChange();
  const wished = useRef(new Map<string, ShippingType>());
  const isSending = useRef(false);

  const showWished = () =>
    wished.current.forEach((type, merchantId) => {
      store.dispatch(chooseShipping({ merchantId, type }));
    });

  async function send(): Promise<void> {
    const options = [...wished.current].map(([merchantId, type]) => ({ merchantId, type }));
    wished.current.clear();
    const isChosen = await change(() =>
      api.setShippingOptions({ params: { id }, body: { options } }),
    );
    const order = selectCheckoutOrder(store.getState());
    if (!isChosen && order) store.dispatch(setShippingInfo(order.shippingOptions));
    showWished();
    if (wished.current.size > 0) await send();
  }

  async function choose(merchantId: string, type: ShippingType): Promise<void> {
    wished.current.set(merchantId, type);
    showWished();
    if (isSending.current) return;
    isSending.current = true;
    await send();
    isSending.current = false;
  }

  return { shipping, choose, refused };
}
