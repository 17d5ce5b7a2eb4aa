import type { Api } from '@vitrine/client';
import {
  type Store,
  selectIsLoggedIn,
  setConversations,
  setOrders,
  setPidList,
  setPromoCodes,
  setTiers,
  setUnpaidOrders,
  setUserInfo,
  setWishlist,
} from '@vitrine/state';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';

/** More active orders than any shopper has. */
const MAX_ACTIVE_ORDERS = 50;

/** Loads everything but the profile; a part that fails does not affect the others. */
async function loadParts(api: Api, store: Store, signal: AbortSignal): Promise<void> {
  const options = { signal };
  const parts: readonly Promise<unknown>[] = [
    api.getTiers({}, options).then((tiers) => store.dispatch(setTiers(tiers))),
    api
      .listOrders({ query: { status: 'active', size: MAX_ACTIVE_ORDERS } }, options)
      .then((list) => store.dispatch(setOrders(list))),
    api.listUnpaidOrders({}, options).then((list) => store.dispatch(setUnpaidOrders(list))),
    api.listMyPromoCodes({}, options).then((codes) => store.dispatch(setPromoCodes(codes))),
    api.getWishlist({}, options).then((wishlist) => store.dispatch(setWishlist(wishlist))),
    api.listConversations({}, options).then((list) => store.dispatch(setConversations(list))),
    api.listPersonalIds({}, options).then((list) => store.dispatch(setPidList(list))),
  ];
  // Older phones have no `Promise.allSettled`.
  await Promise.all(parts.map((part) => part.catch(() => undefined)));
}

/** Loads the account of a logged-in shopper; only its profile is required. */
export async function loadPrivate({ api, store, signal }: PrivateLoadContext): Promise<void> {
  if (!selectIsLoggedIn(store.getState())) return;
  const [profile] = await Promise.all([
    api.getProfile({}, { signal }),
    loadParts(api, store, signal),
  ]);
  store.dispatch(setUserInfo(profile));
}
