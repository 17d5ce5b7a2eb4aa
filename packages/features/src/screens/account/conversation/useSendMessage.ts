import { errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { ConversationMessage, ConversationTopic } from '@vitrine/contract';
import { createSerialQueue, newUuid } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { useStore } from '@vitrine/state/react';
import { useReducer, useRef, useState } from 'react';
import { withBag } from '../../../shared/session/index.ts';
import { messages } from './messages.ts';
import { type Draft, type Outgoing, reduceOutgoing } from './outgoing.ts';

interface SendOptions {
  topic: ConversationTopic;
  /** The conversation to write in; absent: the open one of the topic. */
  conversationId: string | undefined;
  onOpened(conversationId: string): void;
  onSent(message: ConversationMessage): void;
}

/** Sends messages one after the other. One that fails stays and can be sent again. */
export function useSendMessage({ topic, conversationId, onOpened, onSent }: SendOptions) {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const [outgoing, dispatch] = useReducer(reduceOutgoing, []);
  const [queue] = useState(createSerialQueue);
  const openId = useRef(conversationId);
  openId.current ??= conversationId;

  async function openConversation(): Promise<string> {
    if (openId.current) return openId.current;
    const { id } = await api.openConversation({ body: { topic } });
    openId.current = id;
    onOpened(id);
    return id;
  }

  async function uploadPicture(id: string, { key, picture, imageId }: Outgoing) {
    if (!picture || imageId) return imageId;
    const image = await api.uploadMessageImage(
      { params: { id }, file: picture.file },
      { cancelGroup: key },
    );
    dispatch({ type: 'changed', key, change: { imageId: image.id } });
    return image.id;
  }

  async function deliver(message: Outgoing): Promise<ConversationMessage> {
    const id = await openConversation();
    const imageId = await uploadPicture(id, message);
    const card = message.card && { kind: message.card.kind, id: message.card.id };
    const body = { text: message.text, ...(card && { card }), ...(imageId && { imageId }) };
    return api.sendMessage(
      { params: { id }, body },
      { idempotencyKey: message.key, cancelGroup: message.key },
    );
  }

  async function deliverOrFail(message: Outgoing): Promise<void> {
    const { key } = message;
    try {
      const sent = await withBag(api, store, () => deliver(message));
      dispatch({ type: 'removed', key });
      onSent(sent);
    } catch (error) {
      const failed = { status: 'failed', error: errorMessage(error) ?? t.sendFailed } as const;
      dispatch({ type: 'changed', key, change: failed });
    }
  }

  return {
    outgoing,
    send(draft: Draft): void {
      const message: Outgoing = { ...draft, key: newUuid(), status: 'sending' };
      dispatch({ type: 'added', message });
      void queue.enqueue(() => deliverOrFail(message));
    },
    retry(message: Outgoing): void {
      const change = { status: 'sending', error: undefined } as const;
      dispatch({ type: 'changed', key: message.key, change });
      void queue.enqueue(() => deliverOrFail({ ...message, ...change }));
    },
    discard: ({ key }: Outgoing): void => dispatch({ type: 'removed', key }),
  };
}
