import { selectRecentlyViewed } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { RecentlyViewedLayout, RecentlyViewedView } from './Screen.tsx';

export const screen = definePrivateScreen({
  name: 'recentlyViewed',
  title: (language) => messages[language].title,
  loadPrivate,
  isCached: (state) => (selectRecentlyViewed(state)?.products.length ?? 0) > 0,
  Layout: RecentlyViewedLayout,
  View: RecentlyViewedView,
});
