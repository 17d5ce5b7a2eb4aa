import type { Api } from '@vitrine/client';
import {
  type Store,
  setOrders,
  setPidList,
  setPromoCodes,
  setTiers,
  setUserInfo,
  setWishlist,
} from '@vitrine/state';
import type { OwnContext } from '../own/useOwn.ts';

/** More orders than that under way nobody has. */
const ORDERS = 50;

/** What is told beside the ways on. Each part stands for itself: one that fails leaves the others. */
async function loadParts(api: Api, store: Store, signal: AbortSignal): Promise<void> {
  const options = { signal };
  const parts: readonly Promise<unknown>[] = [
    api.getTiers({}, options).then((tiers) => store.dispatch(setTiers(tiers))),
    api
      .listOrders({ query: { status: 'active', size: ORDERS } }, options)
      .then((list) => store.dispatch(setOrders(list))),
    api.listMyPromoCodes({}, options).then((codes) => store.dispatch(setPromoCodes(codes))),
    api.getWishlist({}, options).then((hearts) => store.dispatch(setWishlist(hearts))),
    api.listPersonalIds({}, options).then((list) => store.dispatch(setPidList(list))),
  ];
  // Engines of older phones know no `allSettled`.
  await Promise.all(parts.map((part) => part.catch(() => undefined)));
}

/** Who the shopper is must be known; everything else is told as far as it is there. */
export async function loadAccount({ api, store, signal }: OwnContext): Promise<void> {
  const [profile] = await Promise.all([
    api.getProfile({}, { signal }),
    loadParts(api, store, signal),
  ]);
  store.dispatch(setUserInfo(profile));
}
