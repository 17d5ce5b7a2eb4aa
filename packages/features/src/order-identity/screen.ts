import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { OrderIdentityScreen } from './Screen.tsx';

export const screen: Screen = {
  name: 'orderIdentity',
  load,
  View: OrderIdentityScreen,
};
