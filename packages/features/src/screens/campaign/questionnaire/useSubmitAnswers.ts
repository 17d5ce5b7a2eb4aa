import { errorReason } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { answersSubmitted, selectAnswers, setQuestionnaire } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useAction } from '../../../shared/action/useAction.ts';
import { withBag } from '../../../shared/session/index.ts';
import { messages } from './messages.ts';

/** Sends the answers. A guest can answer too: a session is opened for them. */
export function useSubmitAnswers(id: string) {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const { run, isPending } = useAction({
    failed: t.failed,
    onError: async (error) => {
      if (errorReason(error) === 'already-answered') await loadAnswered();
      return false;
    },
  });

  /** Shows the questionnaire as answered; the error message is shown either way. */
  async function loadAnswered(): Promise<void> {
    const questionnaire = await api.getQuestionnaire({ params: { id } }).catch(() => undefined);
    if (questionnaire) store.dispatch(setQuestionnaire(questionnaire));
  }

  const submit = () =>
    run(async () => {
      const answers = selectAnswers(store.getState());
      const { collectedAt } = await withBag(api, store, () =>
        api.answerQuestionnaire({ params: { id }, body: { answers } }),
      );
      store.dispatch(answersSubmitted(collectedAt));
    });

  return { submit, isPending };
}
