import { useApi } from '@vitrine/client/react';
import type { CheckoutOrder } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { checkPromoCode, refusePromoCode, setCheckoutOrder, typePromoCode } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useState } from 'react';
import { chosenWords } from './chosen-words.ts';
import { asCode, isCode } from './rules.ts';
import { useRefusal } from './useChange.ts';

/** What is taken off an order: a code, or a claimed coupon in its place. Refusals stand beneath the code. */
export function usePromo(id: string) {
  const words = useMessages(chosenWords);
  const api = useApi();
  const store = useStore();
  const refusal = useRefusal();
  const [isUnderWay, setUnderWay] = useState(false);

  /** Why it was refused; undefined when it counts. */
  async function ask(call: () => Promise<CheckoutOrder>): Promise<string | undefined> {
    if (isUnderWay) return undefined;
    setUnderWay(true);
    try {
      store.dispatch(setCheckoutOrder(await call()));
      return undefined;
    } catch (error) {
      return refusal(error)?.message;
    } finally {
      setUnderWay(false);
    }
  }

  async function applyCode(text: string): Promise<void> {
    if (!isCode(text)) {
      store.dispatch(refusePromoCode(words.codeWrong));
      return;
    }
    store.dispatch(checkPromoCode());
    const body = { code: asCode(text) };
    const refused = await ask(() => api.applyPromoCode({ params: { id }, body }));
    if (refused) store.dispatch(refusePromoCode(refused));
  }

  const applyCoupon = (rewardPackageId: string) =>
    ask(() => api.applyPromoCode({ params: { id }, body: { rewardPackageId } }));

  return {
    isUnderWay,
    applyCode,
    applyCoupon,
    remove: () => ask(() => api.removePromoCode({ params: { id } })),
    type: (text: string) => store.dispatch(typePromoCode(text)),
  };
}
