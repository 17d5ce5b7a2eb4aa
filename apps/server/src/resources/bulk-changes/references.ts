import type { BulkProductChange } from '@vitrine/contract/admin';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The row that a change puts into products, or into which it puts them. */
function findReferenceOf(change: BulkProductChange) {
  switch (change.action) {
    case 'add-to-set':
    case 'remove-from-set':
      return { table: 'sets', id: change.setId };
    case 'set-brand':
      return { table: 'brands', id: change.brandId };
    case 'set-category':
      return { table: 'categories', id: change.categoryId };
    default:
      return undefined;
  }
}

/** Only a set that is kept by hand has products that can be added and removed. */
const byHand = (table: string) => (table === 'sets' ? sql`rule is null` : sql`true`);

export async function hasReference(
  db: Kysely<Database>,
  change: BulkProductChange,
): Promise<boolean> {
  const found = findReferenceOf(change);
  if (!found) return true;
  const { rows } = await sql`select from ${sql.table(found.table)}
    where id = ${found.id} and ${byHand(found.table)}`.execute(db);
  return rows.length > 0;
}

/** Keeps the row until the batch ends. Two jobs add to a set one after the other. */
export async function lockReference(
  trx: Transaction<Database>,
  change: BulkProductChange,
): Promise<boolean> {
  const found = findReferenceOf(change);
  if (!found) return true;
  const lock = found.table === 'sets' ? sql`for no key update` : sql`for key share`;
  const { rows } = await sql`select from ${sql.table(found.table)}
    where id = ${found.id} and ${byHand(found.table)} ${lock}`.execute(trx);
  return rows.length > 0;
}
