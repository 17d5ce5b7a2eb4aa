import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { ContentScreen } from './Screen.tsx';

export const screen: Screen = { name: 'content', skeleton: 'unready', load, View: ContentScreen };
