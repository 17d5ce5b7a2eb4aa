import type { conversations, Handlers, MessageRequest } from '@vitrine/contract';
import type { Transaction } from 'kysely';
import { takeQuotas } from '../../database/quotas.ts';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts, SessionContext } from '../../http/handler-context.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { hashNetwork } from '../identities/hmac.ts';
import { type CardViewer, drawCard } from './cards.ts';
import type { ConversationDeps } from './deps.ts';
import { messageImageHandlers } from './image-routes.ts';
import { mapConversationToResponse, mapMessagesToResponse } from './mappers.ts';
import { conversationProblem } from './problems.ts';
import {
  type ConversationRow,
  findConversation,
  findConversations,
  findLastMessages,
  findMessages,
  lockConversation,
} from './queries.ts';
import { getSecondsToNextHour, listMessageQuotas } from './rules.ts';
import { addMessage, openConversation } from './service.ts';

type Calls = typeof conversations;

const getViewer = ({ session, language }: SessionContext): CardViewer => ({
  shopperId: session.shopperId,
  language,
});

/** The conversations of a shopper or guest with the shop. */
export function conversationHandlers(deps: ConversationDeps): Handlers<Calls, HandlerContexts> {
  const { db, keyring, conversationChanges, now } = deps;

  async function requireConversation(id: string, { session, language }: SessionContext) {
    const conversation = await findConversation(db, id, session.bagId);
    if (!conversation) throw conversationProblem('conversation-not-found', language);
    return conversation;
  }

  async function mapConversations(rows: readonly ConversationRow[], context: SessionContext) {
    const { lastMessages, unread } = await findLastMessages(db, rows);
    const messages = await mapMessagesToResponse(lastMessages, getViewer(context), deps);
    return rows.map((row) => {
      const at = lastMessages.findIndex(({ conversation_id }) => conversation_id === row.id);
      const parts = { lastMessage: messages[at], unread: unread.get(row.id) ?? 0 };
      return mapConversationToResponse(row, parts);
    });
  }

  async function mapConversation(row: ConversationRow, context: SessionContext) {
    const [mapped] = await mapConversations([row], context);
    if (!mapped) throw conversationProblem('conversation-not-found', context.language);
    return mapped;
  }

  /** Checks that a message shows only what its sender may show. */
  async function checkParts(
    trx: Transaction<Database>,
    conversationId: string,
    { card, imageId }: MessageRequest,
    context: SessionContext,
  ) {
    const { language } = context;
    if (card && !(await drawCard({ ...deps, db: trx }, card, getViewer(context))))
      throw conversationProblem('card-not-found', language);
    if (!imageId) return;
    const image = await trx
      .selectFrom('conversation_images')
      .leftJoin('conversation_messages', 'conversation_messages.image_id', 'conversation_images.id')
      .select(['conversation_messages.id as messageId'])
      .where('conversation_images.id', '=', imageId)
      .where('conversation_images.conversation_id', '=', conversationId)
      .executeTakeFirst();
    if (!image) throw conversationProblem('image-not-found', language);
    if (image.messageId) throw conversationProblem('image-sent', language);
  }

  async function countMessage(trx: Transaction<Database>, context: SessionContext) {
    const { session, ip, language } = context;
    const sender = { bagId: session.bagId, network: hashNetwork(keyring, ip).toString('hex') };
    if (!(await takeQuotas(trx, listMessageQuotas(sender, now())))) return;
    const headers = { 'retry-after': String(getSecondsToNextHour(now())) };
    throw conversationProblem('messages-used-up', language, { headers });
  }

  return {
    ...messageImageHandlers(deps),

    listConversations: async (_, context) =>
      mapConversations(await findConversations(db, context.session.bagId), context),

    async openConversation({ body }, context) {
      const { session, language } = context;
      const owner = { bagId: session.bagId, language };
      const row = await db
        .transaction()
        .execute((trx) => openConversation(trx, owner, body.topic, now()));
      return mapConversation(row, context);
    },

    getConversation: async ({ params }, context) =>
      mapConversation(await requireConversation(params.id, context), context),

    async listMessages({ params: { id }, query }, context) {
      const { after, before, wait } = query;
      // Waits before it reads, so that no message is missed in between.
      const change = after !== undefined && wait > 0 && conversationChanges.wait(id, wait * 1000);
      try {
        const { state } = await requireConversation(id, context);
        const found = await findMessages(db, id, { after, before });
        const mustWait = change && found.length === 0 && state !== 'closed';
        if (mustWait) await change.changed;
        const rows = mustWait ? await findMessages(db, id, { after }) : found;
        return {
          state: mustWait ? (await requireConversation(id, context)).state : state,
          messages: await mapMessagesToResponse(rows, getViewer(context), deps),
          hasEarlier: after === undefined && (rows[0]?.position ?? 1) > 1,
        };
      } finally {
        if (change) change.cancel();
      }
    },

    async sendMessage({ params: { id }, body }, context) {
      const { session, language, idempotencyKey: key } = context;
      const attempt = { scope: `message:${id}`, key, request: body, now: now(), language };
      const position = await db.transaction().execute(async (trx) => {
        const conversation = await lockConversation(trx, id);
        if (conversation?.bag_id !== session.bagId)
          throw conversationProblem('conversation-not-found', language);
        return withIdempotency(trx, attempt, async () => {
          await countMessage(trx, context);
          await checkParts(trx, id, body, context);
          const message = { sender: 'shopper' as const, ...body };
          return addMessage(trx, conversation, message, { keyring, now: now() });
        });
      });
      const range = { after: position - 1, before: position + 1 };
      const rows = await findMessages(db, id, range);
      const [sent] = await mapMessagesToResponse(rows, getViewer(context), deps);
      if (!sent) throw conversationProblem('conversation-not-found', language);
      return sent;
    },

    async readMessages({ params: { id }, body }, context) {
      const { last_position, read_position } = await requireConversation(id, context);
      const position = Math.min(body.position, last_position);
      if (position > read_position)
        await db
          .updateTable('conversations')
          .set({ read_position: position })
          .where('id', '=', id)
          .where('read_position', '<', position)
          .execute();
      return { done: true };
    },

    async getMessageCard({ params }, context) {
      const card = await drawCard(deps, params, getViewer(context));
      if (!card) throw conversationProblem('card-not-found', context.language);
      return card;
    },
  };
}
