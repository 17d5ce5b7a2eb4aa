import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { CheckoutScreen } from './Screen.tsx';

export const screen: Screen = { name: 'checkout', load, View: CheckoutScreen };
