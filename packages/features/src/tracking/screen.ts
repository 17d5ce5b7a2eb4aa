import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { TrackingScreen } from './Screen.tsx';

export const screen: Screen = { name: 'tracking', load, View: TrackingScreen };
