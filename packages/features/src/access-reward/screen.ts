import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { AccessRewardScreen } from './Screen.tsx';

export const screen: Screen = {
  name: 'accessReward',
  load,
  View: AccessRewardScreen,
};
