import { viewSizes } from '@vitrine/kit';
import { selectRecentlyViewed, setRecentlyViewed } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { loadRecommended } from '../../../shared/recommendations/index.ts';
import { messages } from './messages.ts';
import { RecentlyViewedLayout, RecentlyViewedView } from './Screen.tsx';

const MAX_PRODUCTS = 20;

async function loadViewed({ api, store, signal }: PrivateLoadContext): Promise<void> {
  const viewed = await api.getRecentlyViewed({ query: { 'how-many': MAX_PRODUCTS } }, { signal });
  const products = viewed.products.map((item) => ({ ...item, images: viewSizes(item.images) }));
  store.dispatch(setRecentlyViewed({ ...viewed, products }));
}

/** Loads the viewed products and the recommendations that an empty page shows. */
const loadPrivate = (context: PrivateLoadContext): Promise<unknown> =>
  Promise.all([loadViewed(context), loadRecommended(context)]);

export const screen = definePrivateScreen({
  name: 'recentlyViewed',
  title: (language) => messages[language].title,
  loadPrivate,
  isCached: (state) => (selectRecentlyViewed(state)?.products.length ?? 0) > 0,
  Layout: RecentlyViewedLayout,
  View: RecentlyViewedView,
});
