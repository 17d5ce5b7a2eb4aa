import { isMissing } from '@vitrine/client';
import { href } from '@vitrine/platform';
import { setQuestionnaire } from '@vitrine/state';
import type { LoadContext, Loaded } from '../../../screen.ts';
import { messages } from './messages.ts';

/** Loads the questions without personal data. */
export async function load(context: LoadContext): Promise<Loaded> {
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
