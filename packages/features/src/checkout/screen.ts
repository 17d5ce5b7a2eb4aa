import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { CheckoutScreen } from './Screen.tsx';

export const screen: Screen = { name: 'checkout', skeleton: 'unready', load, View: CheckoutScreen };
