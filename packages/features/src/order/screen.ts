import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { OrderScreen } from './Screen.tsx';

export const screen: Screen = { name: 'order', load, View: OrderScreen };
