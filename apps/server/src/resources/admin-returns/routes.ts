import type { Handlers } from '@vitrine/contract';
import {
  type merchantReturns,
  RETURN_TRANSITIONS,
  type ReturnAction,
} from '@vitrine/contract/admin';
import type { Kysely, Transaction } from 'kysely';
import { lockOrderOf } from '../../database/lock-order.ts';
import type { Database } from '../../database/schema.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { applyReturnStep } from '../returns/advance-return.ts';
import { findReturnItems, lockReturn } from '../returns/queries.ts';
import type { MerchantReturnDeps } from './deps.ts';
import { toMerchantReturn } from './mappers.ts';
import { returnPhotoHandlers } from './photo-routes.ts';
import { merchantReturnProblem } from './problems.ts';
import { findMerchantReturn, findMerchantReturns } from './queries.ts';
import { type Settlement, settleInspection } from './settle-inspection.ts';

interface ActionInput {
  readonly id: string;
  readonly action: ReturnAction;
  readonly note?: string;
  readonly isSellable?: boolean;
  readonly settlement?: Settlement;
}

/** Operators decide about returns, those of a merchant about their merchant's. */
export function merchantReturnHandlers(
  deps: MerchantReturnDeps,
): Handlers<typeof merchantReturns, HandlerContexts> {
  const { db, now } = deps;
  async function findOrThrow(
    from: Kysely<Database>,
    id: string,
    { operator, language }: OperatorContext,
  ) {
    const record = await findMerchantReturn(from, id, operator.merchantId);
    if (!record) throw merchantReturnProblem('merchant-return-not-found', language);
    return record;
  }

  async function readEntry(from: Kysely<Database>, id: string, context: OperatorContext) {
    const record = await findOrThrow(from, id, context);
    return toMerchantReturn(record, await findReturnItems(from, [id]), context.language);
  }

  /** Takes an action under the lock of the return, and records it. */
  async function takeAction(
    trx: Transaction<Database>,
    context: OperatorContext,
    input: ActionInput,
  ) {
    const { id, action, note, isSellable, settlement } = input;
    const { order_id } = await findOrThrow(trx, id, context);
    await lockOrderOf(trx, order_id);
    const record = await lockReturn(trx, id);
    const status = record && RETURN_TRANSITIONS[record.status][action];
    if (!record || !status)
      throw merchantReturnProblem('return-action-impossible', context.language);
    if (settlement) {
      const found = await findOrThrow(trx, id, context);
      const problem = await settleInspection(trx, found, settlement);
      if (problem) throw merchantReturnProblem(problem, context.language);
    }
    await applyReturnStep(trx, record, {
      status,
      now: now(),
      nextAt: null,
      ...(note === undefined ? {} : { note }),
      ...(isSellable === undefined ? {} : { isSellable }),
    });
    await context.recordAudit(trx, {
      target: { type: 'return', id },
      before: { status: record.status },
      after: { status, ...(isSellable === undefined ? {} : { isSellable }), ...settlement },
      reason: note ?? null,
    });
  }

  /** Takes an action at most once for a key. */
  const act = (context: OperatorContext, input: ActionInput) =>
    db.transaction().execute(async (trx) => {
      await context.runOnce(trx, now(), input, async () => {
        await takeAction(trx, context, input);
        return null;
      });
      return readEntry(trx, input.id, context);
    });

  return {
    ...returnPhotoHandlers(deps),
    async listMerchantReturns({ query }, { operator: { merchantId }, language }) {
      const [after] = parseCursor(query.cursor, ['id']) ?? [];
      const rows = await findMerchantReturns(db, query, { after, merchantId });
      const ids = rows.map(({ id }) => id);
      const items = ids.length > 0 ? await findReturnItems(db, ids) : [];
      const map = (row: (typeof rows)[0]) => toMerchantReturn(row, items, language);
      return toPage(rows, query.size, map, ({ id }) => [id]);
    },
    getMerchantReturn: ({ params: { id } }, context) => readEntry(db, id, context),
    approveReturn: ({ params: { id } }, context) => act(context, { id, action: 'approve' }),
    receiveReturn: ({ params: { id } }, context) => act(context, { id, action: 'receive' }),
    inspectReturn: ({ params: { id }, body }, context) =>
      act(context, {
        ...{ id, action: 'inspect', note: body.note, isSellable: body.isSellable },
        settlement: { deductions: body.deductions, shippingAmount: body.shippingAmount },
      }),
    refundReturn: ({ params: { id } }, context) => act(context, { id, action: 'refund' }),
    rejectReturn: ({ params: { id }, body: { reason: note } }, context) =>
      act(context, { id, action: 'reject', note }),
  };
}
