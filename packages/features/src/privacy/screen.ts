import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { PrivacyScreen } from './Screen.tsx';

export const screen: Screen = { name: 'privacy', load, View: PrivacyScreen };
