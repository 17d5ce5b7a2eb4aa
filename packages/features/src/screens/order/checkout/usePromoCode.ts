import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { checkPromoCode, rejectPromoCode, typePromoCode } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { isPromoCode, normalisePromoCode } from './rules.ts';
import { sectionMessages } from './section-messages.ts';
import { useChangeOrder } from './useCheckoutAction.ts';

/** The promo code field: an error is shown beneath it. */
export function usePromoCode(id: string) {
  const t = useMessages(sectionMessages);
  const api = useApi();
  const dispatch = useDispatch();
  const reject = (message: string) => void dispatch(rejectPromoCode(message));
  const { change, isPending } = useChangeOrder({ showErrorAs: reject });

  async function apply(text: string): Promise<void> {
    if (!isPromoCode(text)) return reject(t.codeWrong);
    if (isPending) return;
    dispatch(checkPromoCode());
    const body = { code: normalisePromoCode(text) };
    await change(() => api.applyPromoCode({ params: { id }, body }));
  }

  return {
    isPending,
    apply,
    remove: () => change(() => api.removePromoCode({ params: { id } })),
    type: (text: string) => dispatch(typePromoCode(text)),
  };
}
