import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { PaymentScreen } from './Screen.tsx';

export const screen: Screen = {
  name: 'payment',
  load,
  View: PaymentScreen,
};
