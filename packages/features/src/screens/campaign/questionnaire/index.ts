import { PrivateView } from '../../../PrivateView.tsx';
import type { Screen } from '../../../screen.ts';
import { preloadPrivate } from '../../../shared/private-data/preload-private.ts';
import { load } from './load.ts';
import { loadPrivate } from './load-private.ts';
import { QuestionnaireView } from './Screen.tsx';

export const screen: Screen = {
  name: 'questionnaire',
  load,
  loadPrivate,
  PrivateView,
  preloadPrivate,
  isCached: () => true,
  View: QuestionnaireView,
};
