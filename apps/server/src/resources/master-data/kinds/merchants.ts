import { masterDataFields } from '@vitrine/contract/admin';
import { z } from 'zod';
import { archiveMerchant } from '../../admin-merchants/archive-merchant.ts';
import { toMerchant, toMerchantColumns } from '../../admin-merchants/rows.ts';
import { defineStore, skipIdsUpTo } from '../store.ts';
import { readText } from '../stored-texts.ts';

const LANGUAGE = 'en-US';
const named = z.object({ name: z.string() });
const fields = masterDataFields.merchants;

export const merchantStore = defineStore({
  kind: 'merchants',
  listNames: (content) => [named.parse(content).name],
  async read(db) {
    const rows = await db.selectFrom('merchants').selectAll().execute();
    return new Map(
      rows.map(toMerchant).map(({ id, version: _, archivedAt, ...rest }) => [
        id,
        {
          ...rest,
          city: readText(rest.city),
          country: readText(rest.country),
          description: readText(rest.description),
          isArchived: archivedAt !== null,
        },
      ]),
    );
  },
  async write(trx, { key, after }, now) {
    const { isArchived, ...merchant } = fields.parse(after);
    const values = toMerchantColumns(merchant);
    const row = await trx
      .insertInto('merchants')
      .values({ id: key, ...values })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          ...values,
          version: eb('merchants.version', '+', 1),
        })),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    await skipIdsUpTo(trx, key);
    if (isArchived === (row.archived_at !== null)) return;
    if (isArchived) await archiveMerchant(trx, toMerchant(row), { language: LANGUAGE, now });
    else
      await trx.updateTable('merchants').set({ archived_at: null }).where('id', '=', key).execute();
  },
});
