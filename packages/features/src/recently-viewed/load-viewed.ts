import { viewSizes } from '@vitrine/kit';
import { setRecentlyViewed } from '@vitrine/state';
import type { OwnContext } from '../own/useOwn.ts';

const HOW_MANY = 20;

export async function loadViewed({ api, store, signal }: OwnContext): Promise<void> {
  const viewed = await api.getRecentlyViewed({ query: { 'how-many': HOW_MANY } }, { signal });
  const products = viewed.products.map((item) => ({ ...item, images: viewSizes(item.images) }));
  store.dispatch(setRecentlyViewed({ ...viewed, products }));
}
