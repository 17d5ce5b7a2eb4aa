import type { UndoProblem } from '@vitrine/contract/admin';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type ProductState, readProductStates } from '../admin-products/product-fields.ts';
import { writeSettings } from '../admin-products/product-images.ts';
import { toProductColumns } from '../admin-products/product-rows.ts';
import { lockProduct } from '../admin-products/queries.ts';
import { toStoredStatus } from '../admin-products/status.ts';
import { hasReference } from '../bulk-changes/references.ts';
import { writeSet } from '../bulk-changes/write-products.ts';
import { replaceAttributes } from '../imports/write-product-parts.ts';
import type { LockedRow, UndoTarget, UndoWrite } from './undo-target.ts';

interface LockedProduct extends LockedRow {
  readonly fields: ProductState;
}

async function lock(trx: Transaction<Database>, id: string): Promise<LockedProduct | undefined> {
  const row = await lockProduct(trx, id);
  const fields = row && (await readProductStates(trx, [id])).get(id);
  return fields && { fields, version: row.version };
}

/** A label that an operator has deleted since does not come back with one product. */
async function hasDeletedLabel(
  trx: Transaction<Database>,
  current: ProductState,
  next: ProductState,
  changeId: string,
): Promise<boolean> {
  const own = new Set(current.labels.map(({ id }) => id));
  const added = next.labels.flatMap(({ id }) => (own.has(id) ? [] : [String(id)]));
  if (added.length === 0) return false;
  const { rows } = await sql`
    select from catalogue_changes where target_type = 'label' and after is null
      and target_id = any(${sql.val(added)}::text[]) and id > ${changeId}
      and not exists (select from products
        where labels @> jsonb_build_array(jsonb_build_object('id', target_id::integer)))
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** Whether a product would be sold without what its publication requires. */
async function isIncomplete(trx: Transaction<Database>, id: string, next: ProductState) {
  if (next.status !== 'published') return false;
  if (next.images.length === 0) return true;
  const { rows } = await sql`select from variants where product_id = ${id} limit 1`.execute(trx);
  return rows.length === 0;
}

const toStatusColumns = ({ status }: ProductState) =>
  status === 'draft' ? { is_online: false, offline_status: status } : toStoredStatus(status);

async function writeSets(
  trx: Transaction<Database>,
  id: string,
  before: readonly string[],
  after: readonly string[],
): Promise<UndoProblem | undefined> {
  for (const setId of after.filter((each) => !before.includes(each))) {
    if (!(await hasReference(trx, { action: 'add-to-set', setId }))) return 'reference-gone';
    await writeSet(trx, setId, [id], true);
  }
  for (const setId of before.filter((each) => !after.includes(each)))
    await writeSet(trx, setId, [id], false);
  return undefined;
}

async function writeProduct(
  trx: Transaction<Database>,
  id: string,
  next: ProductState,
  now: number,
): Promise<void> {
  await trx
    .updateTable('products')
    .set(({ eb }) => ({
      ...toProductColumns(next),
      ...toStatusColumns(next),
      external_id: next.externalId,
      published_at: new Date(next.publishedAt),
      image_keys: JSON.stringify(next.images.map(({ key }) => key)),
      updated_at: new Date(now),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  await replaceAttributes(trx, [{ product_id: id, codes: next.attributes }]);
}

/** Puts products back: their fields, attributes, images and sets. */
export const productTarget: UndoTarget = {
  lock,
  async write(trx, _row, { change, before, now }: UndoWrite) {
    const id = change.target_id;
    const current = (await readProductStates(trx, [id])).get(id);
    if (!current) return 'target-gone';
    const next: ProductState = { ...current, ...before };
    if (await hasDeletedLabel(trx, current, next, change.id)) return 'label-deleted';
    const changesSale = 'status' in before || 'images' in before;
    if (changesSale && (await isIncomplete(trx, id, next))) return 'product-incomplete';
    await writeProduct(trx, id, next, now);
    if ('images' in before) await writeSettings(trx, id, next.images, new Date(now));
    return writeSets(trx, id, current.sets, next.sets);
  },
};
