import { useApi } from '@vitrine/client/react';
import { selectIsLoggedIn } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useEffect } from 'react';

/** Lets the shop remember what a shopper looked at; it does so only if they agreed to it. */
export function useViewed(productId: string): void {
  const api = useApi();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  useEffect(() => {
    if (!isLoggedIn || !productId) return;
    // A look that was not noted is no loss to anybody.
    api.addRecentlyViewed({ body: { productId } }).catch(() => undefined);
  }, [api, isLoggedIn, productId]);
}
