import { isCancelled, isMissing } from '@vitrine/client';
import { href } from '@vitrine/platform';
import { selectQuestionnaire, setQuestionnaire } from '@vitrine/state';
import { PrivateView } from '../../../PrivateView.tsx';
import type { LoadContext, Loaded, Screen, ScreenProps } from '../../../screen.ts';
import { preloadPrivate } from '../../../shared/private-data/preload-private.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { messages } from './messages.ts';
import { QuestionnaireView } from './Screen.tsx';

/** Loads the questions without personal data. */
async function load(context: LoadContext): Promise<Loaded> {
  const { api, store, params, language, signal } = context;
  const id = params.id ?? '';
  const path = href({ route: 'questionnaire', params: { id } }, 'zh-CN');
  try {
    const questionnaire = await api.getQuestionnaire({ params: { id } }, { signal });
    store.dispatch(setQuestionnaire(questionnaire));
    const { title, introduction } = questionnaire;
    return { status: 200, head: { title, description: introduction, path } };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return { status: 404, head: { title: messages[language].missing, path, noIndex: true } };
  }
}

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
