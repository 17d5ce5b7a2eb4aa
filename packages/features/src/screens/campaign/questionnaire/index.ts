import { isCancelled } from '@vitrine/client';
import { selectQuestionnaire, setQuestionnaire } from '@vitrine/state';
import { PrivateView } from '../../../PrivateView.tsx';
import type { Screen, ScreenProps } from '../../../screen.ts';
import { preloadPrivate } from '../../../shared/private-data/preload-private.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { load } from './load.ts';
import { QuestionnaireView } from './Screen.tsx';

/** Loads whether the shopper or guest has answered already; a failure still shows the questions. */
async function loadPrivate(
  { api, store, signal }: PrivateLoadContext,
  { params: { id = '' } }: ScreenProps,
): Promise<void> {
  if (selectQuestionnaire(store.getState())?.id !== id) return;
  try {
    store.dispatch(setQuestionnaire(await api.getQuestionnaire({ params: { id } }, { signal })));
  } catch (error) {
    if (isCancelled(error)) throw error;
  }
}

export const screen: Screen = {
  name: 'questionnaire',
  load,
  loadPrivate,
  PrivateView,
  preloadPrivate,
  isCached: () => true,
  View: QuestionnaireView,
};
