import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { OrderConfirmScreen } from './Screen.tsx';

export const screen: Screen = {
  name: 'orderConfirm',
  load,
  View: OrderConfirmScreen,
};
