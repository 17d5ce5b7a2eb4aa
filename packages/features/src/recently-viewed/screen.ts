import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { RecentlyViewedScreen } from './Screen.tsx';

export const screen: Screen = {
  name: 'recentlyViewed',
  load,
  View: RecentlyViewedScreen,
};
