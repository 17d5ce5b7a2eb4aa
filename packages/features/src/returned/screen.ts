import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { ReturnedScreen } from './Screen.tsx';

export const screen: Screen = { name: 'returned', load, View: ReturnedScreen };
