import type { BulkProductChange, ProductStatus } from '@vitrine/contract/admin';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { toStoredStatus } from '../admin-products/status.ts';
import { listChangedRows, type PlannedRow } from './batch.ts';

const toIds = (rows: readonly { readonly id: string }[]) =>
  sql`any(${rows.map(({ id }) => id)}::bigint[])`;

/** Adds at the end of a set, or removes. The set gets a new version, so that its editor notices. */
export async function writeSet(
  trx: Transaction<Database>,
  setId: string,
  ids: readonly string[],
  isAdding: boolean,
): Promise<void> {
  if (isAdding)
    await sql`
      insert into set_products (set_id, product_id, position)
      select ${setId}, chosen.id, chosen.number
        + coalesce((select max(position) from set_products where set_id = ${setId}), 0)
      from unnest(${[...ids]}::bigint[]) with ordinality as chosen (id, number)`.execute(trx);
  else
    await sql`delete from set_products
      where set_id = ${setId} and product_id = any(${[...ids]}::bigint[])`.execute(trx);
  await sql`update sets set version = version + 1 where id = ${setId}`.execute(trx);
}

/** The first publication of a draft is its date in the shop. */
function writeStatus(
  trx: Transaction<Database>,
  rows: readonly { readonly id: string }[],
  status: Exclude<ProductStatus, 'draft'>,
  now: number,
) {
  const { is_online, offline_status } = toStoredStatus(status);
  return sql`update products set is_online = ${is_online}, offline_status = ${offline_status},
    published_at = case when ${is_online} and not products.is_online
      and products.offline_status = 'draft' then ${new Date(now)}::timestamptz else published_at end,
    version = version + 1, updated_at = ${new Date(now)}
    where id = ${toIds(rows)}`.execute(trx);
}

/** Writes the rows of a batch that change. */
export async function writeBulkProducts(
  trx: Transaction<Database>,
  planned: readonly PlannedRow[],
  change: BulkProductChange,
  now: number,
): Promise<void> {
  const rows = listChangedRows(planned);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const stamp = sql`version = version + 1, updated_at = ${new Date(now)}`;
  switch (change.action) {
    case 'set-status':
      await writeStatus(trx, rows, change.status, now);
      return;
    case 'add-to-set':
    case 'remove-from-set':
      await writeSet(trx, change.setId, ids, change.action === 'add-to-set');
      return;
    case 'set-brand':
      await sql`update products set brand_id = ${change.brandId}, ${stamp}
        where id = ${toIds(rows)}`.execute(trx);
      return;
    case 'set-category':
      await sql`update products set category_id = ${change.categoryId}, ${stamp}
        where id = ${toIds(rows)}`.execute(trx);
      return;
    default: {
      const labels = rows.map(({ id, after }) => ({ id, labels: after.labels }));
      await sql`update products set labels = given.labels, ${stamp}
        from jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) as given (id bigint, labels jsonb)
        where given.id = products.id`.execute(trx);
    }
  }
}
