import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { LoginScreen } from './Screen.tsx';

export const screen: Screen = { name: 'login', load, View: LoginScreen };
