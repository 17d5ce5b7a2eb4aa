import { viewSizes } from '@vitrine/kit';
import { setWishlist } from '@vitrine/state';
import type { ReloadContext } from '../../../shared/private-data/usePrivateData.ts';
import { findBagId } from '../../../shared/session/index.ts';

/** Loads the wishlist. Without a session there is none, and no session is opened for it. */
export async function loadWishlist({ api, store, signal }: ReloadContext): Promise<void> {
  if (!(await findBagId(api, store))) return;
  const { productIds, products } = await api.getWishlist({}, { signal });
  const visibleProducts = products.map((item) => ({ ...item, images: viewSizes(item.images) }));
  store.dispatch(setWishlist({ productIds, products: visibleProducts }));
}
