import { useFetch } from '@vitrine/client/react';
import type { ProductSummary } from '@vitrine/contract';
import { viewSizes } from '@vitrine/kit';
import {
  selectIsLoggedIn,
  selectRecentlyViewed,
  selectViewedOnDevice,
  setRecentlyViewed,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { useState } from 'react';

/** A row shows at most this many. */
const MAX_PRODUCTS = 12;

const withFirstView = (products: readonly ProductSummary[]): ProductSummary[] =>
  products.map((item) => ({ ...item, images: viewSizes(item.images) }));

/** The products that a guest viewed on this device. */
function useViewedOnDevice(isGuest: boolean): readonly ProductSummary[] | undefined {
  const ids = useSelector(selectViewedOnDevice).slice(0, MAX_PRODUCTS).join();
  const [products, setProducts] = useState<readonly ProductSummary[]>();
  useFetch(
    isGuest && ids ? ids : undefined,
    (api) => api.listProducts({ query: { ids } }),
    (found = []) => setProducts(withFirstView(found)),
  );
  return ids ? products : [];
}

/** The products that a shopper viewed; none without consent. */
function useViewedInAccount(isLoggedIn: boolean): readonly ProductSummary[] | undefined {
  const dispatch = useDispatch();
  const viewed = useSelector(selectRecentlyViewed);
  useFetch(
    isLoggedIn ? 'viewed' : undefined,
    (api) => api.getRecentlyViewed({ query: { 'how-many': MAX_PRODUCTS } }),
    (found = { hasConsent: false, products: [] }) =>
      dispatch(setRecentlyViewed({ ...found, products: withFirstView(found.products) })),
  );
  return viewed?.products;
}

/** The recently viewed products of a shopper or a guest, the latest first; undefined while they load. */
export function useViewedProducts(): readonly ProductSummary[] | undefined {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const onDevice = useViewedOnDevice(!isLoggedIn);
  const inAccount = useViewedInAccount(isLoggedIn);
  return isLoggedIn ? inAccount : onDevice;
}
