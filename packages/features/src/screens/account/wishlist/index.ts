import {
  selectBagId,
  selectIsLoggedIn,
  selectIsWishlistLoaded,
  selectWishlistProducts,
} from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { loadRecommended } from '../../../shared/recommendations/index.ts';
import { loadWishlist } from './load-wishlist.ts';
import { messages } from './messages.ts';
import { WishlistLayout, WishlistView } from './Screen.tsx';
import { WishlistCount } from './WishlistCount.tsx';

/** Loads the wishlist and the recommendations that an empty page shows. */
const loadPrivate = (context: PrivateLoadContext): Promise<unknown> =>
  Promise.all([loadWishlist(context), loadRecommended(context)]);

export const screen = definePrivateScreen({
  name: 'wishlist',
  title: (language) => messages[language].title,
  loadPrivate,
  watch: (state) => `${selectBagId(state)} ${selectIsLoggedIn(state)}`,
  isCached: (state) => selectIsWishlistLoaded(state) && selectWishlistProducts(state).length > 0,
  Lead: WishlistCount,
  Layout: WishlistLayout,
  View: WishlistView,
});
