import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { ReturnsScreen } from './Screen.tsx';

export const screen: Screen = { name: 'returns', load, View: ReturnsScreen };
