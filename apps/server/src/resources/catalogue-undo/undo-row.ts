import type { CatalogueChangeTarget, UndoProblem } from '@vitrine/contract/admin';
import { sql, type Transaction } from 'kysely';
import type { CatalogueFields } from '../../database/schema/catalogue-changes.ts';
import type { Database } from '../../database/schema.ts';
import { getViolatedConstraint } from '../../database/violated-constraint.ts';
import { attribute } from '../admin-catalogue/attributes.ts';
import { brand } from '../admin-catalogue/brands.ts';
import { colour } from '../admin-catalogue/colours.ts';
import { listDifferingFields, pickFields } from '../catalogue-history/compare-fields.ts';
import type { ChangeRow } from '../catalogue-history/queries.ts';
import { type ChangeSource, recordCatalogueChanges } from '../catalogue-history/record-changes.ts';
import { findNewerFields, type NewerChange } from './find-newer-fields.ts';
import type { UndoConflict } from './problems.ts';
import { categoryTarget, labelTarget } from './undo-catalogue-data.ts';
import { productTarget } from './undo-product.ts';
import { createRecordTarget } from './undo-record.ts';
import { sizeChartTarget, sizeSystemTarget } from './undo-sizes.ts';
import type { LockedRow, UndoTarget } from './undo-target.ts';
import { scheduledPriceTarget, variantTarget } from './undo-variant.ts';

const TARGETS: Readonly<Record<CatalogueChangeTarget, UndoTarget>> = {
  product: productTarget,
  variant: variantTarget,
  'scheduled-price': scheduledPriceTarget,
  brand: createRecordTarget(brand),
  category: categoryTarget,
  label: labelTarget,
  'size-system': sizeSystemTarget,
  'size-chart': sizeChartTarget,
  colour: createRecordTarget(colour),
  attribute: createRecordTarget(attribute),
};

export interface UndoneRow {
  readonly kind: 'done';
  readonly id: string;
  readonly before: CatalogueFields;
  readonly after: CatalogueFields | null;
}

export type UndoResult = UndoneRow | (UndoConflict & { readonly kind: 'conflict' });

const toConflict = (reason: UndoProblem, fields: readonly string[] = []): UndoResult => ({
  kind: 'conflict',
  reason,
  fields,
});

async function findNewerChanges(
  trx: Transaction<Database>,
  { id, target_type, target_id }: ChangeRow,
): Promise<NewerChange[]> {
  const { rows } = await sql<NewerChange>`
    select id::text, undoes::text,
      array(select jsonb_object_keys(coalesce(after, before))) as fields
    from catalogue_changes
    where target_type = ${target_type} and target_id = ${target_id} and id > ${id}
    order by id desc`.execute(trx);
  return rows;
}

/** The fields of a change that a newer one has touched, or that something else has changed. */
async function findConflicts(
  trx: Transaction<Database>,
  change: ChangeRow,
  after: CatalogueFields,
  { fields }: LockedRow,
): Promise<string[]> {
  const touched = findNewerFields(await findNewerChanges(trx, change));
  const differing = new Set(listDifferingFields(fields, after));
  return Object.keys(after).filter((name) => touched.has(name) || differing.has(name));
}

/** The trigger that refuses stock of archived merchants. */
const ACTIVE_MERCHANT = 'variants_of_active_merchant';

/** Runs a write that the database may reject without losing what its transaction has done before. */
async function explainConstraint(
  trx: Transaction<Database>,
  write: () => Promise<UndoProblem | undefined>,
): Promise<UndoProblem | undefined> {
  await sql`savepoint undo`.execute(trx);
  try {
    const found = await write();
    await (found ? sql`rollback to savepoint undo` : sql`release savepoint undo`).execute(trx);
    return found;
  } catch (error) {
    const constraint = getViolatedConstraint(error);
    if (constraint === undefined) throw error;
    await sql`rollback to savepoint undo`.execute(trx);
    if (constraint === ACTIVE_MERCHANT) return 'merchant-archived';
    return constraint.endsWith('_fkey') ? 'reference-gone' : 'value-taken';
  }
}

interface UndoOptions {
  readonly source: ChangeSource;
  /** Rejects an undo that was confirmed for an older version of the row. */
  checkVersion?(version: number): void;
}

/** Puts one change back under the lock of its row, and adds that to the history. */
export async function undoRow(
  trx: Transaction<Database>,
  change: ChangeRow,
  { source, checkVersion }: UndoOptions,
): Promise<UndoResult> {
  const { target_type, target_id, before, after } = change;
  const isAddedPrice = target_type === 'scheduled-price' && before === null;
  if (after === null) return toConflict('was-removed');
  if (before === null && !isAddedPrice) return toConflict('was-added');
  const target = TARGETS[target_type];
  const row = await target.lock(trx, target_id);
  if (!row) return toConflict('target-gone');
  checkVersion?.(row.version);
  const conflicts = await findConflicts(trx, change, after, row);
  if (conflicts.length > 0) return toConflict('newer-change', conflicts);
  const write = { change, before: before ?? {}, now: source.now };
  const found = await explainConstraint(trx, () => target.write(trx, row, write));
  if (found) return toConflict(found);
  const current = pickFields(row.fields, Object.keys(after));
  const [id = ''] = await recordCatalogueChanges(trx, source, [
    {
      type: target_type,
      id: target_id,
      productId: change.product_id,
      merchantId: change.merchant_id,
      before: current,
      after: before ?? undefined,
      undoes: change.id,
    },
  ]);
  return { kind: 'done', id, before: current, after: before };
}

/** The version of the row of a change; 1 when it is gone or has none. */
export async function readTargetVersion(
  trx: Transaction<Database>,
  { target_type, target_id }: ChangeRow,
): Promise<number> {
  return (await TARGETS[target_type].lock(trx, target_id))?.version ?? 1;
}
