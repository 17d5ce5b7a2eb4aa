import { errorCode, errorReason } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { type ProductState, setBag, setMeasurement, setProduct } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useAction } from '../../../shared/action/useAction.ts';
import { useRequestKey } from '../../../shared/action/useRequestKey.ts';
import { withBag } from '../../../shared/session/index.ts';
import { messages } from './messages.ts';
import { isStockError } from './rules.ts';

/** Adds one product of a size to the bag. `add` resolves to true once the bag contains it. */
export function useAddToBag({ id, measurement }: ProductState) {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const requestKey = useRequestKey();

  const refetchProduct = async () => {
    const detail = await api.getProduct({ params: { id } });
    store.dispatch(setProduct(detail));
    if (measurement) store.dispatch(setMeasurement(measurement));
  };

  const { run, isPending } = useAction({
    failed: t.notAdded,
    onError(error) {
      const reason = errorReason(error);
      // An unavailable server may still have added it.
      if (reason && errorCode(error) !== 'unavailable') requestKey.renew();
      if (isStockError(reason)) refetchProduct().catch(() => undefined);
      return false;
    },
  });

  const add = (variantId: string): Promise<boolean> =>
    run(async () => {
      const idempotencyKey = requestKey.getKey(variantId);
      const bag = await withBag(api, store, (bagId) =>
        api.addBagItem({ params: { id: bagId }, body: { variantId } }, { idempotencyKey }),
      );
      store.dispatch(setBag(bag));
      requestKey.renew();
      toast(t.added, { icon: 'done', action: { label: t.seeBag, to: { route: 'bag' } } });
    });

  return { add, isPending };
}
