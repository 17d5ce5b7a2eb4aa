import { preloadViews } from '@vitrine/modules';
import type { Screen } from '../../../screen.ts';
import { load } from './load.ts';
import { HomeScreen } from './Screen.tsx';

export const screen: Screen = { name: 'home', load, prepare: preloadViews, View: HomeScreen };
