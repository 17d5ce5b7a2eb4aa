import type { ConversationMessage, RequestParts } from '@vitrine/contract';
import type { conversationAnswers } from '@vitrine/contract/admin';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { drawCard } from '../conversations/cards.ts';
import { mapMessagesToResponse } from '../conversations/mappers.ts';
import { conversationProblem } from '../conversations/problems.ts';
import { findMessages } from '../conversations/queries.ts';
import { addMessage } from '../conversations/service.ts';
import { lockReadConversation } from './change-conversation.ts';
import type { AdminConversationDeps } from './deps.ts';
import { findShopperConversation } from './queries.ts';

type Answer = RequestParts<(typeof conversationAnswers)['answerShopper']>['body'];

/** Answers a shopper once for a key. The record of operators has no text of the conversation. */
export async function answerShopper(
  deps: AdminConversationDeps,
  context: OperatorContext,
  id: string,
  answer: Answer,
): Promise<ConversationMessage> {
  const { db, keyring } = deps;
  const { lastPosition, ...content } = answer;
  const now = deps.now();
  const conversation = await findShopperConversation(db, id);
  if (!conversation) throw new ApiProblem('not-found');
  const viewer = { shopperId: conversation.shopper_id, language: context.language };
  const position = await db.transaction().execute((trx) =>
    context.runOnce(trx, now, { id, ...answer }, async () => {
      const row = await lockReadConversation(trx, context, id, lastPosition);
      if (content.card && !(await drawCard({ ...deps, db: trx }, content.card, viewer)))
        throw conversationProblem('card-not-found', context.language);
      const message = { sender: 'shop' as const, author: context.operator.name, ...content };
      const added = await addMessage(trx, row, message, { keyring, now });
      await context.recordAudit(trx, {
        target: { type: 'conversation', id },
        before: { state: row.state },
        after: { state: 'answered', position: added },
      });
      return added;
    }),
  );
  const rows = await findMessages(db, id, { after: position - 1, before: position + 1 });
  const [sent] = await mapMessagesToResponse(rows, viewer, deps);
  if (!sent) throw new ApiProblem('not-found');
  return sent;
}
