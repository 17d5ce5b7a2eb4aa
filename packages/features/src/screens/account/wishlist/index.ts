import {
  selectBagId,
  selectIsLoggedIn,
  selectIsWishlistLoaded,
  selectWishlistProducts,
} from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import { loadPrivate } from './load-private.ts';
import { messages } from './messages.ts';
import { WishlistLayout, WishlistView } from './Screen.tsx';
import { WishlistCount } from './WishlistCount.tsx';

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
