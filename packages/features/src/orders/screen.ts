import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { OrdersScreen } from './Screen.tsx';

export const screen: Screen = { name: 'orders', load, View: OrdersScreen };
