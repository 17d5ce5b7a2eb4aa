import type { Handlers, returns } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts, ShopperContext } from '../../http/handler-context.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { createReturn } from './create-return.ts';
import type { ReturnDeps } from './deps.ts';
import { mapReturnToResponse } from './mappers.ts';
import { returnRequestPhotoHandlers } from './photo-routes.ts';
import { returnProblem } from './problems.ts';
import { findReturn, findReturnItems, findReturns, lockReturn } from './queries.ts';
import { findRequestPhotos } from './request-photos.ts';
import { canCancelReturn } from './rules.ts';

type Calls = typeof returns;

const findRelated = async (source: Kysely<Database>, ids: readonly string[]) => ({
  items: await findReturnItems(source, ids),
  photos: await findRequestPhotos(source, ids),
});

export function returnHandlers(deps: ReturnDeps): Handlers<Calls, HandlerContexts> {
  const { db, now, settings } = deps;

  async function readReturn(source: Kysely<Database>, id: string, context: ShopperContext) {
    const record = await findReturn(source, id, context.shopperId);
    if (!record) throw returnProblem('return-not-found', context.language);
    const related = await findRelated(source, [id]);
    return mapReturnToResponse(record, related, { ...deps, language: context.language });
  }

  return {
    ...returnRequestPhotoHandlers(deps),
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
      const related = await findRelated(
        db,
        records.map(({ id }) => id),
      );
      return records.map((record) =>
        mapReturnToResponse(record, related, { ...deps, language: context.language }),
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
