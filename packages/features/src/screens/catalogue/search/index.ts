import type { Screen } from '../../../screen.ts';
import { load } from './load.ts';
import { SearchScreen } from './Screen.tsx';

export const screen: Screen = { name: 'search', load, View: SearchScreen };
