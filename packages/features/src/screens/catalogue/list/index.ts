import type { Screen } from '../../../screen.ts';
import { load } from './load.ts';
import { ListScreen } from './Screen.tsx';

export const screen: Screen = { name: 'list', load, View: ListScreen };
