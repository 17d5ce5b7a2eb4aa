import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { QuestionnaireScreen } from './Screen.tsx';

export const screen: Screen = {
  name: 'questionnaire',
  load,
  View: QuestionnaireScreen,
};
