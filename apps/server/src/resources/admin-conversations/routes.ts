import type { Handlers } from '@vitrine/contract';
import type { conversationAnswers } from '@vitrine/contract/admin';
import { ApiProblem } from '../../http/api-problem.ts';
import { toPage } from '../../http/cursor.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { recordReading } from '../audit/record-reading.ts';
import { mapMessagesToResponse } from '../conversations/mappers.ts';
import { findMessages } from '../conversations/queries.ts';
import { answerShopper } from './answer-shopper.ts';
import { assignConversation, closeShopperConversation } from './change-conversation.ts';
import { getConversationCursor, parseConversationCursor } from './cursor.ts';
import type { AdminConversationDeps } from './deps.ts';
import { toShopperConversation } from './mappers.ts';
import { findShopperConversation, findShopperConversations } from './queries.ts';

/** Stands for the operator of a machine, who answers no conversation. */
const NO_OPERATOR = '0';

/** Operators read and answer conversations. */
export const conversationAnswerHandlers = (
  deps: AdminConversationDeps,
): Handlers<typeof conversationAnswers, HandlerContexts> => ({
  async listShopperConversations({ query }, context) {
    const { state, mine, size, cursor } = query;
    const operatorId = mine ? (context.operator.operatorId ?? NO_OPERATOR) : undefined;
    const after = parseConversationCursor(cursor);
    const rows = await findShopperConversations(deps.db, { state, operatorId, size, after });
    return toPage(rows, size, toShopperConversation, getConversationCursor);
  },
  async getShopperConversation({ params: { id }, query }, context) {
    const conversation = await findShopperConversation(deps.db, id);
    if (!conversation) throw new ApiProblem('not-found');
    await recordReading(deps.db, context, {
      target: { type: 'conversation', id },
      action: 'getShopperConversation',
      now: deps.now(),
    });
    const rows = await findMessages(deps.db, id, query);
    const viewer = { shopperId: conversation.shopper_id, language: context.language };
    return {
      ...toShopperConversation(conversation),
      messages: await mapMessagesToResponse(rows, viewer, deps),
      hasEarlier: (rows[0]?.position ?? 1) > 1,
    };
  },
  answerShopper({ params, body }, context) {
    return answerShopper(deps, context, params.id, body);
  },
  assignConversation({ params, body }, context) {
    return assignConversation(deps, context, params.id, body.operatorId);
  },
  closeShopperConversation({ params, body }, context) {
    return closeShopperConversation(deps, context, params.id, body.lastPosition);
  },
});
