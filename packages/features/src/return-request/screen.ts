import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { ReturnRequestScreen } from './Screen.tsx';

export const screen: Screen = {
  name: 'returnRequest',
  load,
  View: ReturnRequestScreen,
};
