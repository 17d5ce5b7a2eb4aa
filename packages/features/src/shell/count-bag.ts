import type { Api } from '@vitrine/client';
import { initBag, type Store, selectBag, selectBagId, setBagCount } from '@vitrine/state';

interface Counting {
  api: Api;
  store: Store;
  bagId: string;
  /** Somebody else has come: what the store holds is not theirs. */
  isAnother: boolean;
}

/** Pages of a mini-program that lie over each other learn together whose bag it is: one asks for all. */
const underWay = new Map<string, Promise<number>>();

function countOnce(api: Api, bagId: string): Promise<number> {
  const asked = underWay.get(bagId);
  if (asked) return asked;
  const asking = api
    .getBagCount({ params: { id: bagId } })
    .then(({ count }) => count)
    .finally(() => underWay.delete(bagId));
  underWay.set(bagId, asking);
  return asking;
}

/** Asks how many items are in the bag, unless the bag itself has been read already. */
export async function countBag({ api, store, bagId, isAnother }: Counting): Promise<void> {
  const isRead = () => bagId !== '' && selectBag(store.getState()).id === bagId;
  if (isAnother && !isRead()) store.dispatch(initBag());
  if (!bagId || isRead()) return;
  const count = await countOnce(api, bagId);
  const isStill = selectBagId(store.getState()) === bagId;
  if (isStill && !isRead()) store.dispatch(setBagCount(count));
}
