import { errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { Bag, BagItem, BagItemSizes } from '@vitrine/contract';
import { createTurns } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  addBagItem,
  changeBagItem,
  removeBagItem,
  removeBagItems,
  selectBag,
  setBag,
} from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useRef, useState } from 'react';
import { withBag } from '../session/index.ts';
import { messages } from './messages.ts';

export type OfferedSize = BagItemSizes['sizes'][number];

/**
 * Changes the bag: at once for the eye, one after another for the shop. What the shop answers last is
 * what stands; a refusal brings back what it said before.
 */
export function useBagChanges() {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const [turns] = useState(createTurns);
  const [isBusy, setBusy] = useState(false);
  const told = useRef<Bag>(selectBag(store.getState()));

  async function change(show: () => void, send: (bagId: string) => Promise<Bag>): Promise<boolean> {
    if (turns.isQuiet()) told.current = selectBag(store.getState());
    show();
    setBusy(true);
    let isDone = true;
    try {
      told.current = await turns.take(() => withBag(api, store, send));
    } catch (error) {
      isDone = false;
      toast(errorMessage(error) ?? words.failed, { icon: 'info' });
    }
    if (turns.isQuiet()) {
      store.dispatch(setBag(told.current));
      setBusy(false);
    }
    return isDone;
  }

  const putBack = (item: BagItem) =>
    change(
      () => store.dispatch(addBagItem(item)),
      (id) =>
        api.addBagItem({
          params: { id },
          body: { variantId: item.variantId, quantity: item.quantity },
        }),
    );

  return {
    isBusy,
    /** Resolves when nothing is under way any more. */
    settled: () => turns.take(async () => undefined),
    setQuantity: ({ id: itemId }: BagItem, quantity: number) =>
      change(
        () => store.dispatch(changeBagItem({ id: itemId, quantity })),
        (id) => api.changeBagItem({ params: { id, itemId }, body: { quantity } }),
      ),
    setSize: ({ id: itemId }: BagItem, { variantId, size, sizeDescription }: OfferedSize) =>
      change(
        () => store.dispatch(changeBagItem({ id: itemId, variantId, size, sizeDescription })),
        (id) => api.changeBagItem({ params: { id, itemId }, body: { variantId } }),
      ),
    remove(item: BagItem): void {
      const undo = { label: words.undo, onTap: () => void putBack(item) };
      toast(words.removed, { icon: 'done', action: undo });
      void change(
        () => store.dispatch(removeBagItem(item.id)),
        (id) => api.removeBagItem({ params: { id, itemId: item.id } }),
      );
    },
    clear: (ids: readonly string[]) =>
      change(
        () => store.dispatch(removeBagItems(ids)),
        (id) => api.removeBagItems({ params: { id }, query: { 'items-id': ids.join(',') } }),
      ),
  };
}

export type BagChanges = ReturnType<typeof useBagChanges>;
