import { useApi } from '@vitrine/client/react';
import {
  type Store,
  selectAreProductAlertsLoaded,
  selectBagId,
  selectIsLoggedIn,
  setProductAlerts,
} from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useEffect } from 'react';

/** The shopper whose alerts a store is loading or holds, by their bag. */
const loadedFor = new WeakMap<Store, string>();

/** Loads the alerts of a logged-in shopper once. Without them every alert shows as off. */
export function useProductAlerts(): void {
  const api = useApi();
  const store = useStore();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const bagId = useSelector(selectBagId);

  useEffect(() => {
    if (!isLoggedIn || loadedFor.get(store) === bagId) return;
    loadedFor.set(store, bagId);
    api.listProductAlerts({ query: { 'include-products': 'false' } }).then(
      (alerts) => {
        if (!selectAreProductAlertsLoaded(store.getState()))
          store.dispatch(setProductAlerts(alerts));
      },
      () => loadedFor.delete(store),
    );
  }, [api, store, isLoggedIn, bagId]);
}
