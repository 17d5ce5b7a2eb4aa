import type { Questionnaire } from '@vitrine/contract';
import { usePlatform } from '@vitrine/platform';
import { answer, selectAnswers } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useEffect } from 'react';
import { parseDraft } from './rules.ts';

const keyOf = (id: string) => `questionnaire:${id}`;

/** Answers survive leaving, and are forgotten once they are sent. */
export function useDraft({ id, questions, collectedAt }: Questionnaire): void {
  const store = useStore();
  const { local } = usePlatform().storage;

  useEffect(() => {
    const key = keyOf(id);
    if (collectedAt !== null) return local.remove(key);
    if (selectAnswers(store.getState()).length === 0) {
      for (const given of parseDraft(local.get(key), questions)) store.dispatch(answer(given));
    }
    let kept = '';
    return store.subscribe(() => {
      const answers = selectAnswers(store.getState());
      const text = answers.length > 0 ? JSON.stringify(answers) : '';
      if (text === kept) return;
      kept = text;
      if (text) local.set(key, text);
      else local.remove(key);
    });
  }, [store, local, id, questions, collectedAt]);
}
