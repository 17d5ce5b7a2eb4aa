import type { Questionnaire } from '@vitrine/contract';
import { usePlatform } from '@vitrine/platform';
import {
  type RootState,
  selectAnswers,
  selectBagId,
  selectIsLoggedIn,
  setAnswer,
} from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useEffect } from 'react';
import { type Draft, parseDraft } from './rules.ts';

const getStorageKey = (id: string) => `questionnaire:${id}`;

const getOwner = (state: RootState): string => (selectIsLoggedIn(state) ? selectBagId(state) : '');

/** Saves the answers on the device until they are sent, and restores them when the shopper returns. */
export function useDraft({ id, questions, collectedAt }: Questionnaire): void {
  const store = useStore();
  const { local } = usePlatform().storage;

  useEffect(() => {
    const key = getStorageKey(id);
    if (collectedAt !== null) return local.remove(key);
    const state = store.getState();
    if (selectAnswers(state).length === 0) {
      const answers = parseDraft(local.get(key), getOwner(state), questions);
      for (const answer of answers) store.dispatch(setAnswer(answer));
    }
    let savedText = '';
    return store.subscribe(() => {
      const current = store.getState();
      const draft: Draft = { owner: getOwner(current), answers: selectAnswers(current) };
      const text = draft.answers.length > 0 ? JSON.stringify(draft) : '';
      if (text === savedText) return;
      savedText = text;
      if (text) local.set(key, text);
      else local.remove(key);
    });
  }, [store, local, id, questions, collectedAt]);
}
