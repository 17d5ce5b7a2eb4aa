import { selectRecentlyViewed } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { loadRecommended } from '../../../shared/recommendations/index.ts';
import { loadViewed } from './load-viewed.ts';
import { messages } from './messages.ts';
import { RecentlyViewedLayout, RecentlyViewedView } from './Screen.tsx';

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
