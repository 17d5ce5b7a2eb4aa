import type { conversationAnswers, quickReplies } from '@vitrine/contract/admin';
import { addMessage, openConversation } from '../../../src/resources/conversations/service.ts';
import { openSession } from '../../../src/sessions/store.ts';
import type { CallInput } from '../../every-call/call-input.ts';
import type { AdminFixture } from '../admin-fixture.ts';

/** A guest who has written one message. */
async function insertConversation({ db, deps }: AdminFixture): Promise<{ id: string }> {
  const now = deps.now();
  const { session } = await openSession(db, now);
  return db.transaction().execute(async (trx) => {
    const owner = { bagId: session.bagId, language: 'zh-CN' as const };
    const conversation = await openConversation(trx, owner, 'service', now);
    const message = { sender: 'shopper' as const, text: '这件外套偏大吗？' };
    await addMessage(trx, conversation, message, { keyring: deps.keyring, now });
    return { id: conversation.id };
  });
}

interface Example {
  valid(fixture: AdminFixture): Promise<CallInput> | CallInput;
}

/** A valid request of every call of conversations. */
export const conversationExamples: Readonly<Record<keyof typeof conversationAnswers, Example>> = {
  listShopperConversations: { valid: () => ({ query: { size: '2', state: 'waiting' } }) },
  getShopperConversation: {
    valid: async (fixture) => ({ params: await insertConversation(fixture) }),
  },
  answerShopper: {
    valid: async (fixture) => ({
      params: await insertConversation(fixture),
      body: { text: '建议选小一码。', lastPosition: 1 },
    }),
  },
  assignConversation: {
    valid: async (fixture) => ({
      params: await insertConversation(fixture),
      body: { operatorId: (await fixture.createOperator('support')).id },
    }),
  },
  closeShopperConversation: {
    valid: async (fixture) => ({
      params: await insertConversation(fixture),
      body: { lastPosition: 1 },
    }),
  },
};

const reply = { title: '今天发货', text: { 'zh-CN': '您好，包裹今天发出。', 'en-US': null } };

async function insertQuickReply({ db }: AdminFixture): Promise<{ id: string }> {
  const text = JSON.stringify({ 'zh-CN': '您好', 'en-US': 'Hello' });
  return db
    .insertInto('quick_replies')
    .values({ title: '问候', text })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A valid request of every call of quick replies. */
export const quickReplyExamples: Readonly<Record<keyof typeof quickReplies, Example>> = {
  listQuickReplies: { valid: () => ({}) },
  createQuickReply: { valid: () => ({ body: reply }) },
  updateQuickReply: {
    valid: async (fixture) => ({
      params: await insertQuickReply(fixture),
      body: reply,
      headers: { 'if-match': '"1"' },
    }),
  },
  deleteQuickReply: { valid: async (fixture) => ({ params: await insertQuickReply(fixture) }) },
};
