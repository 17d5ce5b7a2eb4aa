import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { AddressScreen } from './Screen.tsx';

export const screen: Screen = { name: 'address', load, View: AddressScreen };
