import { z } from 'zod';
import { call } from '../../call.ts';
import { flag, numericId, queryInt, uuid } from '../../entities/common.ts';
import { conversationMessage } from '../../entities/conversations.ts';
import {
  conversationAnswer,
  lastPosition,
  shopperConversation,
  shopperConversationDetails,
} from '../entities/conversation-answers.ts';
import { pageOf, pageQuery } from '../entities/page.ts';

const base = {
  group: 'Conversations',
  caller: 'operator',
  scope: 'shop',
  permission: 'conversations:write',
} as const;
const CONVERSATIONS = '/admin/api/v1/conversations';
const params = z.object({ id: uuid });
const MAX_POSITION = 1_000_000;

/** Operators read what shoppers and guests write, and answer them. */
export const conversationAnswers = {
  listShopperConversations: call({
    ...base,
    method: 'GET',
    path: CONVERSATIONS,
    summary: 'Conversations; the longest waiting first, others by their last change',
    label: ['查看会话列表', 'List conversations'],
    query: z.object({
      ...pageQuery,
      state: z.enum(['waiting', 'answered', 'closed']).default('waiting'),
      mine: flag.default(false).meta({ description: 'true: only those that the caller answers' }),
    }),
    response: pageOf(shopperConversation),
  }),
  getShopperConversation: call({
    ...base,
    method: 'GET',
    path: `${CONVERSATIONS}/{id}`,
    summary: 'A conversation with its last messages, or those before a position',
    label: ['阅读会话', 'Read a conversation'],
    recordsReading: true,
    params,
    query: z.object({ before: queryInt(1, MAX_POSITION).optional() }),
    response: shopperConversationDetails,
    errors: ['not-found'],
  }),
  answerShopper: call({
    ...base,
    method: 'POST',
    path: `${CONVERSATIONS}/{id}/answers`,
    summary: 'Answers with a text or a card, unless a newer message has come',
    label: ['回复顾客', 'Answer a shopper'],
    params,
    body: conversationAnswer,
    response: conversationMessage,
    errors: ['not-found', 'conflict'],
  }),
  assignConversation: call({
    ...base,
    method: 'PUT',
    path: `${CONVERSATIONS}/{id}/operator`,
    summary: 'Names the operator who answers; null: nobody does',
    label: ['分派会话', 'Assign a conversation'],
    params,
    body: z.object({ operatorId: numericId.nullable() }),
    response: shopperConversation,
    errors: ['not-found', 'conflict'],
  }),
  closeShopperConversation: call({
    ...base,
    method: 'PUT',
    path: `${CONVERSATIONS}/{id}/closure`,
    summary: 'Closes a conversation, unless a newer message has come',
    label: ['结束会话', 'Close a conversation'],
    params,
    body: z.object({ lastPosition }),
    response: shopperConversation,
    errors: ['not-found', 'conflict'],
  }),
};
