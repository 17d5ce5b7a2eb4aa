import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { PersonalIdScreen } from './Screen.tsx';

export const screen: Screen = {
  name: 'personalId',
  load,
  View: PersonalIdScreen,
};
