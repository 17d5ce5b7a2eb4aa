import { useApi } from '@vitrine/client/react';
import { addViewedProduct, selectIsLoggedIn, selectSessionReady } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useEffect } from 'react';

/**
 * Records that a product was viewed: for a shopper in the account, where the server stores it only with
 * consent, and for a guest on the device only.
 */
export function useRecordView(productId: string): void {
  const api = useApi();
  const store = useStore();
  const isSessionReady = useSelector(selectSessionReady);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  useEffect(() => {
    if (!isSessionReady || !productId) return;
    if (!isLoggedIn) return void store.dispatch(addViewedProduct(productId));
    // A lost record does no harm.
    api.addRecentlyViewed({ body: { productId } }).catch(() => undefined);
  }, [api, store, isSessionReady, isLoggedIn, productId]);
}
