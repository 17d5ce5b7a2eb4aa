import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { AddressesScreen } from './Screen.tsx';

export const screen: Screen = {
  name: 'addresses',
  load,
  View: AddressesScreen,
};
