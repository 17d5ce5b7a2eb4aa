import { errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { Bag, BagItem, BagItemSizes } from '@vitrine/contract';
import { createSerialQueue } from '@vitrine/kit';
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
import { withBag } from '../../../shared/session/index.ts';
import { messages } from './messages.ts';

export type SizeOption = BagItemSizes['sizes'][number];

/**
 * Changes the bag. A change is shown at once, and the requests are sent one after another. Once all
 * are done, the bag of the last successful response replaces what is shown.
 */
export function useBagChanges() {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const [queue] = useState(createSerialQueue);
  const [isSaving, setSaving] = useState(false);
  const savedBag = useRef<Bag>(selectBag(store.getState()));

  async function change(
    showChange: () => void,
    send: (bagId: string) => Promise<Bag>,
  ): Promise<boolean> {
    if (queue.isIdle()) savedBag.current = selectBag(store.getState());
    showChange();
    setSaving(true);
    let isSaved = true;
    try {
      savedBag.current = await queue.enqueue(() => withBag(api, store, send));
    } catch (error) {
      isSaved = false;
      toast(errorMessage(error) ?? t.failed, { icon: 'info' });
    }
    if (queue.isIdle()) {
      store.dispatch(setBag(savedBag.current));
      setSaving(false);
    }
    return isSaved;
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
    isSaving,
    /** Resolves when all earlier changes are saved or have failed. */
    waitUntilSaved: () => queue.enqueue(async () => undefined),
    setQuantity: ({ id: itemId }: BagItem, quantity: number) =>
      change(
        () => store.dispatch(changeBagItem({ id: itemId, quantity })),
        (id) => api.changeBagItem({ params: { id, itemId }, body: { quantity } }),
      ),
    setSize: ({ id: itemId }: BagItem, { variantId, size, sizeDescription }: SizeOption) =>
      change(
        () => store.dispatch(changeBagItem({ id: itemId, variantId, size, sizeDescription })),
        (id) => api.changeBagItem({ params: { id, itemId }, body: { variantId } }),
      ),
    remove(item: BagItem): void {
      const undo = { label: t.undo, onPress: () => void putBack(item) };
      toast(t.removed, { icon: 'done', action: undo });
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
