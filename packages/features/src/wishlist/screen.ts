import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { WishlistScreen } from './Screen.tsx';

export const screen: Screen = {
  name: 'wishlist',
  load,
  View: WishlistScreen,
};
