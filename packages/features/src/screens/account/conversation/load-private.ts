import type { Conversation, ConversationMessage, MessageCard } from '@vitrine/contract';
import { selectBagId, selectIsUnconfirmed } from '@vitrine/state';
import type { ScreenProps } from '../../../screen.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { ensureSession } from '../../../shared/session/index.ts';
import { isSameCard, NEW, readCardReference, readTopic } from './rules.ts';

export interface ConversationData {
  /** Null until the shopper has written. */
  conversation: Conversation | null;
  messages: ConversationMessage[];
  hasEarlier: boolean;
  /** What the shopper wants to ask about. */
  card: MessageCard | null;
}

const EMPTY: ConversationData = { conversation: null, messages: [], hasEarlier: false, card: null };

async function findConversation(
  { api, signal }: PrivateLoadContext,
  { params: { id = NEW }, query }: ScreenProps,
): Promise<Conversation | undefined> {
  if (id !== NEW) return api.getConversation({ params: { id } }, { signal });
  const conversations = await api.listConversations({}, { signal });
  const topic = readTopic(query);
  return conversations.find((one) => one.topic === topic && one.state !== 'closed');
}

/** Loads the conversation. A guest without a session has none; asking about something opens a session. */
export async function loadPrivate(
  context: PrivateLoadContext,
  props: ScreenProps,
): Promise<ConversationData> {
  const { api, store, signal } = context;
  const reference = readCardReference(props.query);
  const state = store.getState();
  if (!reference && !selectBagId(state) && !selectIsUnconfirmed(state)) return EMPTY;
  await ensureSession(api, store);
  const [conversation, card] = await Promise.all([
    findConversation(context, props),
    // A card that cannot be drawn must not keep the shopper from asking.
    reference && api.getMessageCard({ params: reference }, { signal }).catch(() => null),
  ]);
  if (!conversation) return { ...EMPTY, card: card ?? null };
  const { id } = conversation;
  const { messages, hasEarlier } = await api.listMessages({ params: { id } }, { signal });
  const isAsked = card && messages.some((message) => isSameCard(message.card, card));
  return { conversation, messages, hasEarlier, card: isAsked ? null : (card ?? null) };
}
