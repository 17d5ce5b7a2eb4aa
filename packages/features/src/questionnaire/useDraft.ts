import type { Questionnaire } from '@vitrine/contract';
import { usePlatform } from '@vitrine/platform';
import {
  answer,
  type RootState,
  selectAnswers,
  selectBagId,
  selectIsLoggedIn,
} from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useEffect } from 'react';
import { type Draft, parseDraft } from './rules.ts';

const keyOf = (id: string) => `questionnaire:${id}`;

const ownerOf = (state: RootState): string => (selectIsLoggedIn(state) ? selectBagId(state) : '');

/** Answers survive leaving, and are forgotten once they are sent. */
export function useDraft({ id, questions, collectedAt }: Questionnaire): void {
  const store = useStore();
  const { local } = usePlatform().storage;

  useEffect(() => {
    const key = keyOf(id);
    if (collectedAt !== null) return local.remove(key);
    const state = store.getState();
    if (selectAnswers(state).length === 0) {
      const answers = parseDraft(local.get(key), ownerOf(state), questions);
      for (const given of answers) store.dispatch(answer(given));
    }
    let kept = '';
    return store.subscribe(() => {
      const now = store.getState();
      const draft: Draft = { owner: ownerOf(now), answers: selectAnswers(now) };
      const text = draft.answers.length > 0 ? JSON.stringify(draft) : '';
      if (text === kept) return;
      kept = text;
      if (text) local.set(key, text);
      else local.remove(key);
    });
  }, [store, local, id, questions, collectedAt]);
}
