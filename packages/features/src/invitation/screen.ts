import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { InvitationScreen } from './Screen.tsx';

export const screen: Screen = {
  name: 'invitation',
  load,
  View: InvitationScreen,
};
