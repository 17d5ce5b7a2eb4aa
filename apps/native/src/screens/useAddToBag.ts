import { errorCode, errorReason } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { withBag } from '@vitrine/features/load/bag';
import { isStockError } from '@vitrine/features/rules/catalogue/product';
import { newUuid } from '@vitrine/kit';
import { type ProductState, setBag, setMeasurement, setProduct } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useRef, useState } from 'react';
import { confirmByHand } from '../ports/haptics/haptics.ts';

export type AddState = 'idle' | 'adding' | 'added' | 'failed';

/** Adds one product of a size to the bag, by the call and the state of the web. */
export function useAddToBag({ id, measurement }: ProductState) {
  const api = useApi();
  const store = useStore();
  const [state, setState] = useState<AddState>('idle');
  // A repeated press after a lost answer has the same key, so that it adds nothing twice.
  const attempt = useRef({ variantId: '', key: '' });

  async function refetch(): Promise<void> {
    store.dispatch(setProduct(await api.getProduct({ params: { id } })));
    if (measurement) store.dispatch(setMeasurement(measurement));
  }

  function recover(error: unknown): void {
    const reason = errorReason(error);
    // A shop that does not answer may still have added it.
    if (reason && errorCode(error) !== 'unavailable') attempt.current.variantId = '';
    if (isStockError(reason)) refetch().catch(() => undefined);
    setState('failed');
  }

  async function add(variantId: string): Promise<void> {
    if (attempt.current.variantId !== variantId) attempt.current = { variantId, key: newUuid() };
    setState('adding');
    try {
      const { key: idempotencyKey } = attempt.current;
      const bag = await withBag(api, store, (bagId) =>
        api.addBagItem({ params: { id: bagId }, body: { variantId } }, { idempotencyKey }),
      );
      store.dispatch(setBag(bag));
      attempt.current.variantId = '';
      setState('added');
      void confirmByHand();
    } catch (error) {
      recover(error);
    }
  }

  return { add, state };
}
