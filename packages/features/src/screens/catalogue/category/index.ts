import type { Screen } from '../../../screen.ts';
import { load } from './load.ts';
import { CategoryScreen } from './Screen.tsx';

export const screen: Screen = { name: 'category', load, View: CategoryScreen };
