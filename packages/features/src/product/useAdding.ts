import { errorMessage, errorReason } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { newUuid } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { type ProductState, setBag, setMeasurement, setProduct } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useRef, useState } from 'react';
import { withBag } from '../session/index.ts';
import { messages } from './messages.ts';
import { hasSoldMeanwhile } from './rules.ts';

/** Puts one piece of a size into the bag, and says how it went. */
export function useAdding({ id, measurement }: ProductState) {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const [isUnderWay, setUnderWay] = useState(false);
  // The same key until an answer has come: a piece whose answer was lost is not put in twice.
  const attempt = useRef<{ variantId: string; key: string } | undefined>(undefined);

  /** What is left is drawn anew, so that the next size is chosen among those there are. */
  const drawAnew = async () => {
    const detail = await api.getProduct({ params: { id } });
    store.dispatch(setProduct(detail));
    if (measurement) store.dispatch(setMeasurement(measurement));
  };

  const send = (variantId: string) => {
    if (attempt.current?.variantId !== variantId) attempt.current = { variantId, key: newUuid() };
    const { key } = attempt.current;
    return withBag(api, store, (bagId) =>
      api.addBagItem({ params: { id: bagId }, body: { variantId } }, { idempotencyKey: key }),
    );
  };

  /** Tells whether it is in the bag. */
  async function add(variantId: string): Promise<boolean> {
    if (isUnderWay) return false;
    setUnderWay(true);
    try {
      store.dispatch(setBag(await send(variantId)));
      attempt.current = undefined;
      toast(words.added, { icon: 'done', action: { label: words.seeBag, to: { route: 'bag' } } });
      return true;
    } catch (error) {
      const reason = errorReason(error);
      if (reason) attempt.current = undefined;
      toast(errorMessage(error) ?? words.notAdded, { icon: 'info' });
      if (hasSoldMeanwhile(reason)) drawAnew().catch(() => undefined);
      return false;
    } finally {
      setUnderWay(false);
    }
  }

  return { add, isUnderWay };
}
