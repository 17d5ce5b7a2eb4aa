import { randomUUID } from 'node:crypto';
import type { CardReference, ConversationTopic } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely, Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { encryptMessageText } from './encryption.ts';
import { type ConversationRow, findCurrentConversation, lockConversation } from './queries.ts';
import { getNextState } from './rules.ts';

interface Owner {
  readonly bagId: string;
  readonly language: Language;
}

/** Returns the conversation of a topic that is not closed, or opens one. Simultaneous calls open one. */
export async function openConversation(
  trx: Transaction<Database>,
  { bagId, language }: Owner,
  topic: ConversationTopic,
  now: number,
): Promise<ConversationRow> {
  await acquireAdvisoryLock(trx, `conversation:${bagId}`);
  const current = await findCurrentConversation(trx, bagId, topic);
  if (current) return current;
  const at = new Date(now);
  return trx
    .insertInto('conversations')
    .values({ bag_id: bagId, topic, language, created_at: at, changed_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface NewMessage {
  readonly sender: 'shopper' | 'shop';
  readonly author?: string;
  readonly text: string;
  readonly card?: CardReference | undefined;
  readonly imageId?: string | undefined;
}

interface WriteContext {
  readonly keyring: Keyring;
  readonly now: number;
}

/** Adds a message to a conversation that the caller has locked, and returns its position. */
export async function addMessage(
  trx: Transaction<Database>,
  { id: conversationId, last_position }: ConversationRow,
  { sender, author = '', text, card, imageId }: NewMessage,
  { keyring, now }: WriteContext,
): Promise<number> {
  const id = randomUUID();
  const position = last_position + 1;
  await trx
    .insertInto('conversation_messages')
    .values({
      id,
      conversation_id: conversationId,
      position,
      sender,
      author,
      ...encryptMessageText(keyring, id, text),
      card_kind: card?.kind ?? null,
      card_id: card?.id ?? null,
      image_id: imageId ?? null,
      sent_at: new Date(now),
    })
    .execute();
  await trx
    .updateTable('conversations')
    .set({
      state: getNextState(sender === 'shopper' ? 'shopper-wrote' : 'shop-answered'),
      last_position: position,
      changed_at: new Date(now),
      // The one who writes has seen what was answered before.
      ...(sender === 'shopper' ? { read_position: position } : {}),
    })
    .where('id', '=', conversationId)
    .execute();
  return position;
}

interface AnsweringDeps extends Pick<WriteContext, 'keyring'> {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}

interface Answer {
  readonly conversationId: string;
  /** The name that the shopper reads above the answer. */
  readonly author: string;
  readonly text: string;
  readonly card?: CardReference;
  /** Answers only while the shopper's message at this position is the last one. */
  readonly to?: number;
}

/** Answers a shopper. Returns false when the conversation is gone, or has gone on without this answer. */
export const answerConversation = (
  { db, keyring, now }: AnsweringDeps,
  { conversationId, to, ...answer }: Answer,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const conversation = await lockConversation(trx, conversationId);
    if (!conversation) return false;
    if (to !== undefined && conversation.last_position !== to) return false;
    const context = { keyring, now: now() };
    await addMessage(trx, conversation, { sender: 'shop', ...answer }, context);
    return true;
  });

/** The conversations that wait for an answer, the longest waiting first. */
export const listWaitingConversations = (
  db: Kysely<Database>,
  limit: number,
): Promise<ConversationRow[]> =>
  db
    .selectFrom('conversations')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('changed_at')
    .limit(limit)
    .execute();

/** Closes a conversation whose question is settled. Returns false when there is none to close. */
export async function closeConversation(
  db: Kysely<Database>,
  conversationId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversations')
    .set({ state: getNextState('shop-closed') })
    .where('id', '=', conversationId)
    .where('state', '!=', 'closed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
