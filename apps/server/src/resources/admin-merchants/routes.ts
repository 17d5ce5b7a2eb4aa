import type { Handlers } from '@vitrine/contract';
import type { MerchantData, merchantCalls } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { AdminCatalogueDeps } from '../admin-catalogue/deps.ts';
import { changeRow, runChange } from '../records/change-rows.ts';
import { archiveMerchant } from './archive-merchant.ts';
import { findMerchants, toMerchant, toMerchantColumns } from './rows.ts';

const lockMerchant = async (
  db: Kysely<Database>,
  id: string,
): Promise<MerchantData | undefined> => {
  const row = await db
    .selectFrom('merchants')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && toMerchant(row);
};

/** Merchants are read by their own staff too, and changed only by who may change settings of the shop. */
export const adminMerchantHandlers = ({
  db,
  now,
}: Pick<AdminCatalogueDeps, 'db' | 'now'>): Handlers<typeof merchantCalls, HandlerContexts> => ({
  async listMerchants({ query: { cursor, size, search, status } }, { operator: { merchantId } }) {
    const after = parseCursor(cursor, ['text', 'id']);
    const rows = await findMerchants(db, { size, search, merchantId, status }, after);
    return toPage(rows, size, toMerchant, ({ name, id }) => [name, id]);
  },
  async getMerchant({ params: { id } }, { operator: { merchantId } }) {
    const row = await db
      .selectFrom('merchants')
      .selectAll()
      .where('id', '=', id)
      .$if(merchantId !== null, (query) => query.where('id', '=', merchantId))
      .executeTakeFirstOrThrow(notFound);
    return toMerchant(row);
  },
  createMerchant: ({ body }, context) =>
    runChange(db, context, (trx) =>
      context.runOnce(trx, now(), body, async () => {
        const row = await trx
          .insertInto('merchants')
          .values(toMerchantColumns(body))
          .returningAll()
          .executeTakeFirstOrThrow();
        const after = toMerchant(row);
        await context.recordAudit(trx, { target: { type: 'merchant', id: row.id }, after });
        return after;
      }),
    ),
  updateMerchant: ({ params: { id }, body }, context) =>
    changeRow(db, context, {
      target: { type: 'merchant', id },
      lock: (trx) => lockMerchant(trx, id),
      write: async (trx, { version }) =>
        toMerchant(
          await trx
            .updateTable('merchants')
            .set({ ...toMerchantColumns(body), version: version + 1 })
            .where('id', '=', id)
            .returningAll()
            .executeTakeFirstOrThrow(),
        ),
    }),
  archiveMerchant: ({ params: { id } }, context) =>
    changeRow(db, context, {
      target: { type: 'merchant', id },
      lock: (trx) => lockMerchant(trx, id),
      write: (trx, merchant) =>
        archiveMerchant(trx, merchant, { language: context.language, now: now() }),
    }),
  restoreMerchant: ({ params: { id } }, context) =>
    changeRow(db, context, {
      target: { type: 'merchant', id },
      lock: (trx) => lockMerchant(trx, id),
      write: async (trx, { version }) =>
        toMerchant(
          await trx
            .updateTable('merchants')
            .set({ archived_at: null, version: version + 1 })
            .where('id', '=', id)
            .returningAll()
            .executeTakeFirstOrThrow(),
        ),
    }),
});
