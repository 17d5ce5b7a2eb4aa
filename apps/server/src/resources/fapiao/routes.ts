import type { fapiaoCalls, Handlers } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import { lockOrderOf } from '../../database/lock-order.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts, ShopperContext } from '../../http/handler-context.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import type { FapiaoDeps } from './deps.ts';
import { toFileKey } from './encryption.ts';
import { isFileUrlValid } from './file-urls.ts';
import { readFile } from './files.ts';
import { toOrderFapiao } from './mappers.ts';
import { findFapiaoParts, findOwnOrder, findVerifiedEmail, selectFapiao } from './queries.ts';
import { changeFapiao, requestFapiao, withdrawFapiao } from './request-fapiao.ts';

/** Shoppers request fapiao over their orders, change and withdraw them, and read their files. */
export function fapiaoHandlers(deps: FapiaoDeps): Handlers<typeof fapiaoCalls, HandlerContexts> {
  const { db, keyring, now } = deps;

  const read = async (from: Kysely<Database>, orderId: string, { shopperId }: ShopperContext) =>
    toOrderFapiao(await findFapiaoParts(from, orderId), await findVerifiedEmail(from, shopperId), {
      keyring,
      now: now(),
      publicUrl: deps.settings.publicUrl,
    });

  async function requireOrder(from: Kysely<Database>, id: string, { shopperId }: ShopperContext) {
    if (!(await findOwnOrder(from, id, shopperId))) throw new ApiProblem('not-found');
  }

  return {
    async getOrderFapiao({ params: { id } }, context) {
      await requireOrder(db, id, context);
      return read(db, id, context);
    },

    requestFapiao: ({ params: { id }, body }, context) =>
      db.transaction().execute(async (trx) => {
        await requireOrder(trx, id, context);
        await lockOrderOf(trx, id);
        const { shopperId, language, idempotencyKey: key } = context;
        const request = { id, body };
        const attempt = { scope: `fapiao:${shopperId}`, key, request, now: now(), language };
        await withIdempotency(trx, attempt, async () => {
          await requestFapiao(trx, { context, keyring, now: now() }, id, body);
          return null;
        });
        return read(trx, id, context);
      }),

    changeFapiao: ({ params: { id }, body }, context) =>
      db.transaction().execute(async (trx) => {
        const orderId = await changeFapiao(trx, { context, keyring, now: now() }, id, body);
        return read(trx, orderId, context);
      }),

    async withdrawFapiao({ params: { id } }, context) {
      const { fileId, after } = await db.transaction().execute(async (trx) => {
        const row = await withdrawFapiao(trx, { context, now: now() }, id);
        return { fileId: row.file_id, after: await read(trx, row.order_id, context) };
      });
      // An operator may have uploaded it already; it names the shopper.
      if (fileId) await deps.storage.remove(toFileKey(id, fileId));
      return after;
    },

    async getFapiaoFile({ params: { id }, query }) {
      const isValid = isFileUrlValid(keyring, id, query, now());
      const row =
        isValid &&
        (await selectFapiao(db)
          .where('fapiao.id', '=', id)
          .where('fapiao.number', 'is not', null)
          .executeTakeFirst());
      const file = row && (await readFile(deps, row));
      if (!file) throw new ApiProblem('not-found');
      return file;
    },
  };
}
