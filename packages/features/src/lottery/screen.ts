import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { LotteryScreen } from './Screen.tsx';

export const screen: Screen = { name: 'lottery', load, View: LotteryScreen };
