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

interface ViewedProductsOptions {
  /** The product of the page. */
  readonly exceptId?: string | undefined;
  /** With fewer products on the device none are loaded, so that no placeholders come and go. */
  readonly minCount?: number;
}

/** The products that a guest viewed on this device. */
function useViewedOnDevice(
  isGuest: boolean,
  { exceptId, minCount = 1 }: ViewedProductsOptions,
): readonly ProductSummary[] | undefined {
  const others = useSelector(selectViewedOnDevice).filter((id) => id !== exceptId);
  const ids = others.length < minCount ? '' : others.slice(0, MAX_PRODUCTS).join();
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
export function useViewedProducts(
  options: ViewedProductsOptions = {},
): readonly ProductSummary[] | undefined {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const onDevice = useViewedOnDevice(!isLoggedIn, options);
  const inAccount = useViewedInAccount(isLoggedIn);
  return isLoggedIn ? inAccount : onDevice;
}
