import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { BagScreen } from './Screen.tsx';

export const screen: Screen = { name: 'bag', load, View: BagScreen };
