import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { GamificationScreen } from './Screen.tsx';

export const screen: Screen = {
  name: 'gamification',
  load,
  View: GamificationScreen,
};
