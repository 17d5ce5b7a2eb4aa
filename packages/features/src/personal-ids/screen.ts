import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { PersonalIdsScreen } from './Screen.tsx';

export const screen: Screen = {
  name: 'personalIds',
  load,
  View: PersonalIdsScreen,
};
