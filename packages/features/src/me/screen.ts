import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { MeScreen } from './Screen.tsx';

export const screen: Screen = { name: 'me', load, View: MeScreen };
