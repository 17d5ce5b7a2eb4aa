import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { CouponsScreen } from './Screen.tsx';

export const screen: Screen = {
  name: 'coupons',
  load,
  View: CouponsScreen,
};
