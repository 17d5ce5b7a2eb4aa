import type { ConversationTopic } from '@vitrine/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { LogInHook } from '../../sessions/log-in.ts';
import { MAX_LISTED, PAGE_SIZE } from './rules.ts';

type Db = Kysely<Database>;

const selectConversations = (db: Db) => db.selectFrom('conversations').selectAll();

/** A conversation of the shopper or guest with this bag. */
export const findConversation = (db: Db, id: string, bagId: string) =>
  selectConversations(db).where('id', '=', id).where('bag_id', '=', bagId).executeTakeFirst();

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof findConversation>>>;

export const findConversations = (db: Db, bagId: string): Promise<ConversationRow[]> =>
  selectConversations(db)
    .where('bag_id', '=', bagId)
    .orderBy('changed_at', 'desc')
    .limit(MAX_LISTED)
    .execute();

/** The conversation of a topic that the next message goes to. */
export const findCurrentConversation = (db: Db, bagId: string, topic: ConversationTopic) =>
  selectConversations(db)
    .where('bag_id', '=', bagId)
    .where('topic', '=', topic)
    .where('state', '!=', 'closed')
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Locks a conversation. Every message takes this lock, so that positions have no gaps. */
export const lockConversation = (trx: Transaction<Database>, id: string) =>
  selectConversations(trx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

const selectMessages = (db: Db) =>
  db
    .selectFrom('conversation_messages')
    .leftJoin('conversation_images', 'conversation_images.id', 'conversation_messages.image_id')
    .selectAll('conversation_messages')
    .select(['conversation_images.width', 'conversation_images.height']);

export interface MessageRange {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

/** A page of messages, the oldest first: those after a position, or the last ones before one. */
export async function findMessages(
  db: Db,
  conversationId: string,
  { after, before }: MessageRange,
) {
  const rows = await selectMessages(db)
    .where('conversation_messages.conversation_id', '=', conversationId)
    .$if(after !== undefined, (query) => query.where('position', '>', after ?? 0))
    .$if(before !== undefined, (query) => query.where('position', '<', before ?? 0))
    .orderBy('position', after === undefined ? 'desc' : 'asc')
    .limit(PAGE_SIZE)
    .execute();
  return after === undefined ? rows.reverse() : rows;
}

export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number];

/** The last message of each conversation, and how many answers were not read. */
export async function findLastMessages(db: Db, conversations: readonly ConversationRow[]) {
  const ids = conversations.map(({ id }) => id);
  if (ids.length === 0) return { lastMessages: [], unread: new Map<string, number>() };
  const lastMessages = await selectMessages(db)
    .innerJoin('conversations', (join) =>
      join
        .onRef('conversations.id', '=', 'conversation_messages.conversation_id')
        .onRef('conversations.last_position', '=', 'conversation_messages.position'),
    )
    .where('conversation_messages.conversation_id', 'in', ids)
    .execute();
  const counts = await db
    .selectFrom('conversation_messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_messages.conversation_id')
    .select((eb) => ['conversations.id', eb.fn.countAll<string>().as('unread')])
    .where('conversations.id', 'in', ids)
    .where('sender', '=', 'shop')
    .whereRef('position', '>', 'read_position')
    .groupBy('conversations.id')
    .execute();
  return { lastMessages, unread: new Map(counts.map(({ id, unread }) => [id, Number(unread)])) };
}

/** Moves the conversations of a guest to the shopper who logs in. */
export const mergeGuestConversations: LogInHook = async (trx, { guestBagId, shopperBagId }) => {
  await trx
    .updateTable('conversations')
    .set({ bag_id: shopperBagId })
    .where('bag_id', '=', guestBagId)
    .execute();
};
