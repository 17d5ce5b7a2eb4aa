import { createSerialQueue, type SerialQueue } from '@vitrine/kit';
import type { Store } from '@vitrine/state';

const queues = new WeakMap<Store, SerialQueue>();

/** Wishlist requests run one after another, so that an older list never replaces a newer change. */
export function getWishlistQueue(store: Store): SerialQueue {
  const queue = queues.get(store) ?? createSerialQueue();
  queues.set(store, queue);
  return queue;
}
