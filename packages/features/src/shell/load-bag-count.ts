import type { Api } from '@vitrine/client';
import { resetBag, type Store, selectBag, selectBagId, setBagCount } from '@vitrine/state';

interface BagCountOptions {
  api: Api;
  store: Store;
  bagId: string;
  /** The shopper has changed, so the bag in the store belongs to another one. */
  hasOwnerChanged: boolean;
}

/** Pending requests by bag: the open pages of a mini-program share one request. */
const pendingRequests = new Map<string, Promise<number>>();

function fetchBagCount(api: Api, bagId: string): Promise<number> {
  const pending = pendingRequests.get(bagId);
  if (pending) return pending;
  const request = api
    .getBagCount({ params: { id: bagId } })
    .then(({ count }) => count)
    .finally(() => pendingRequests.delete(bagId));
  pendingRequests.set(bagId, request);
  return request;
}

/** Loads the number of items in the bag, unless the bag itself is loaded already. */
export async function loadBagCount(options: BagCountOptions): Promise<void> {
  const { api, store, bagId, hasOwnerChanged } = options;
  const isBagLoaded = () => bagId !== '' && selectBag(store.getState()).id === bagId;
  if (hasOwnerChanged && !isBagLoaded()) store.dispatch(resetBag());
  if (!bagId || isBagLoaded()) return;
  const count = await fetchBagCount(api, bagId);
  const isSameBag = selectBagId(store.getState()) === bagId;
  if (isSameBag && !isBagLoaded()) store.dispatch(setBagCount(count));
}
