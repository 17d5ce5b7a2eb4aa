import { viewSizes } from '@vitrine/kit';
import { setRecentlyViewed } from '@vitrine/state';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';

const MAX_PRODUCTS = 20;

export async function loadViewed({ api, store, signal }: PrivateLoadContext): Promise<void> {
  const viewed = await api.getRecentlyViewed({ query: { 'how-many': MAX_PRODUCTS } }, { signal });
  const products = viewed.products.map((item) => ({ ...item, images: viewSizes(item.images) }));
  store.dispatch(setRecentlyViewed({ ...viewed, products }));
}
