import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { ProfileScreen } from './Screen.tsx';

export const screen: Screen = { name: 'profile', load, View: ProfileScreen };
