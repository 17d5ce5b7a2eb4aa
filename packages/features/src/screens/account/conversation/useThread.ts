import { useApi } from '@vitrine/client/react';
import type { ConversationMessage, MessageList } from '@vitrine/contract';
import { last } from '@vitrine/kit';
import { setConversationRead } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { useEffect, useState } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import type { ConversationData } from './load-private.ts';
import { mergeMessages } from './rules.ts';

const countAnswers = (messages: readonly ConversationMessage[]): number =>
  messages.filter(({ from }) => from === 'shop').length;

/** The messages of a conversation, with those that arrive and those that are requested. */
export function useThread(data: ConversationData) {
  const api = useApi();
  const dispatch = useDispatch();
  const { run, isPending } = useAction();
  const [conversationId, setConversationId] = useState(data.conversation?.id);
  const [isClosed, setClosed] = useState(data.conversation?.state === 'closed');
  const [messages, setMessages] = useState<readonly ConversationMessage[]>(data.messages);
  const [hasEarlier, setHasEarlier] = useState(data.hasEarlier);
  const lastPosition = last(messages)?.position ?? 0;
  const answerCount = countAnswers(messages);

  useEffect(() => setMessages((shown) => mergeMessages(shown, data.messages)), [data.messages]);

  // Whatever is shown has been read. The next answer repeats a call that fails.
  useEffect(() => {
    if (!conversationId || answerCount === 0) return;
    const params = { id: conversationId };
    api.readMessages({ params, body: { position: lastPosition } }).then(
      () => dispatch(setConversationRead(conversationId)),
      () => undefined,
    );
  }, [api, dispatch, conversationId, answerCount, lastPosition]);

  const add = (arrived: readonly ConversationMessage[]): void => {
    if (arrived.length > 0) setMessages((shown) => mergeMessages(shown, arrived));
  };

  return {
    conversationId,
    setConversationId,
    isClosed,
    messages,
    lastPosition,
    hasEarlier,
    isLoadingEarlier: isPending,
    addSent(message: ConversationMessage): void {
      add([message]);
      setClosed(false);
    },
    addArrived(list: MessageList): void {
      add(list.messages);
      setClosed(list.state === 'closed');
    },
    loadEarlier: () =>
      run(async () => {
        const [first] = messages;
        if (!conversationId || !first) return;
        const params = { id: conversationId };
        const page = await api.listMessages({ params, query: { before: first.position } });
        add(page.messages);
        setHasEarlier(page.hasEarlier);
      }),
  };
}
