import { errorMessage, errorReason } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { answersCollected, selectAnswers, setQuestionnaire } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useRef, useState } from 'react';
import { withBag } from '../session/index.ts';
import { messages } from './messages.ts';

/** Sends the answers, once. Guests answer too: a visit is opened for them. */
export function useSending(id: string) {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);

  async function send(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    const answers = selectAnswers(store.getState());
    try {
      const { collectedAt } = await withBag(api, store, () =>
        api.answerQuestionnaire({ params: { id }, body: { answers } }),
      );
      store.dispatch(answersCollected(collectedAt));
    } catch (error) {
      toast(errorMessage(error) ?? words.failed, { icon: 'info' });
      if (errorReason(error) === 'already-answered')
        store.dispatch(setQuestionnaire(await api.getQuestionnaire({ params: { id } })));
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  }

  return { isSending, send };
}
