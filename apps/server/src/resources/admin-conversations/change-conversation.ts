import {
  hasPermission,
  type OperatorRole,
  type ShopperConversation,
} from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { type ConversationRow, lockConversation } from '../conversations/queries.ts';
import { closeConversation } from '../conversations/service.ts';
import type { AdminConversationDeps } from './deps.ts';
import { toShopperConversation } from './mappers.ts';
import { conversationAnswerProblem } from './problems.ts';
import { findShopperConversation } from './queries.ts';

/** Locks a conversation. A change made before its last message was read is refused. */
export async function lockReadConversation(
  trx: Transaction<Database>,
  { language }: OperatorContext,
  id: string,
  lastPosition?: number,
): Promise<ConversationRow> {
  const row = await lockConversation(trx, id);
  if (!row) throw new ApiProblem('not-found');
  if (lastPosition !== undefined && row.last_position > lastPosition)
    throw conversationAnswerProblem('newer-message', language);
  return row;
}

async function readConversation(trx: Transaction<Database>, id: string) {
  const row = await findShopperConversation(trx, id);
  if (!row) throw new ApiProblem('not-found');
  return toShopperConversation(row);
}

async function requireAnsweringOperator(
  trx: Transaction<Database>,
  { language }: OperatorContext,
  operatorId: string,
) {
  const operator = await trx
    .selectFrom('operators')
    .select(['role', 'status'])
    .where('id', '=', operatorId)
    .executeTakeFirst();
  const canAnswer =
    operator?.status === 'active' &&
    hasPermission(operator.role as OperatorRole, 'conversations:write');
  if (!canAnswer) throw conversationAnswerProblem('operator-unavailable', language);
}

/** Names the operator who answers a conversation. */
export const assignConversation = (
  { db }: AdminConversationDeps,
  context: OperatorContext,
  id: string,
  operatorId: string | null,
): Promise<ShopperConversation> =>
  db.transaction().execute(async (trx) => {
    const row = await lockReadConversation(trx, context, id);
    if (operatorId !== null) await requireAnsweringOperator(trx, context, operatorId);
    await trx
      .updateTable('conversations')
      .set({ operator_id: operatorId })
      .where('id', '=', id)
      .execute();
    await context.recordAudit(trx, {
      target: { type: 'conversation', id },
      before: { operatorId: row.operator_id },
      after: { operatorId },
    });
    return readConversation(trx, id);
  });

/** Closes a conversation whose question is settled. */
export const closeShopperConversation = (
  { db }: AdminConversationDeps,
  context: OperatorContext,
  id: string,
  lastPosition: number,
): Promise<ShopperConversation> =>
  db.transaction().execute(async (trx) => {
    const row = await lockReadConversation(trx, context, id, lastPosition);
    await closeConversation(trx, id);
    const conversation = await readConversation(trx, id);
    await context.recordAudit(trx, {
      target: { type: 'conversation', id },
      before: { state: row.state },
      after: { state: conversation.state },
    });
    return conversation;
  });
