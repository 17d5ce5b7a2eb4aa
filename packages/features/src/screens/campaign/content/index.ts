import { preloadViews } from '@vitrine/modules';
import type { Screen } from '../../../screen.ts';
import { load } from './load.ts';
import { ContentScreen } from './Screen.tsx';

export const screen: Screen = { name: 'content', load, prepare: preloadViews, View: ContentScreen };
