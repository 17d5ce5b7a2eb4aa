import type { Handlers, returns } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts, ShopperContext } from '../../http/handler-context.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { createReturn } from './create-return.ts';
import { mapReturnToResponse } from './mappers.ts';
import { returnProblem } from './problems.ts';
import { findReturn, findReturnItems, findReturns, lockReturn } from './queries.ts';
import { canCancelReturn } from './rules.ts';

type Calls = typeof returns;

export function returnHandlers(deps: OrderDeps): Handlers<Calls, HandlerContexts> {
  const { db, images, now, settings } = deps;

  async function readReturn(source: Kysely<Database>, id: string, context: ShopperContext) {
    const record = await findReturn(source, id, context.shopperId);
    if (!record) throw returnProblem('return-not-found', context.language);
    return mapReturnToResponse(record, await findReturnItems(source, [id]), {
      images,
      language: context.language,
    });
  }

  return {
    createReturn: ({ body }, context) =>
      db.transaction().execute(async (trx) => {
        const { shopperId, language, idempotencyKey: key } = context;
        const attempt = { scope: `return:${shopperId}`, key, request: body, now: now(), language };
        const paceMs = settings.orderPaceMs;
        const newReturn = { shopperId, request: body, now: now(), paceMs, language };
        const id = await withIdempotency(trx, attempt, () => createReturn(trx, newReturn));
        return readReturn(trx, id, context);
      }),

    async listReturns({ query }, context) {
      const records = await findReturns(db, context.shopperId, query['order-id']);
      if (records.length === 0) return [];
      const items = await findReturnItems(
        db,
        records.map(({ id }) => id),
      );
      return records.map((record) =>
        mapReturnToResponse(record, items, { images, language: context.language }),
      );
    },

    getReturn: ({ params }, context) => readReturn(db, params.id, context),

    cancelReturn: ({ params: { id } }, context) =>
      db.transaction().execute(async (trx) => {
        const { shopperId, language } = context;
        const record = await lockReturn(trx, id);
        if (record?.shopper_id !== shopperId) throw returnProblem('return-not-found', language);
        if (record.status !== 'cancelled') {
          if (!canCancelReturn(record.status)) throw returnProblem('already-collected', language);
          await trx
            .updateTable('order_returns')
            .set({ status: 'cancelled', next_at: null })
            .where('id', '=', id)
            .execute();
        }
        return readReturn(trx, id, context);
      }),
  };
}
