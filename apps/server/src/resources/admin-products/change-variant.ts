import type { CatalogueVariant } from '@vitrine/contract/admin';
import type { Transaction, Updateable } from 'kysely';
import type { VariantsTable } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { lockVariants } from '../../stock/reservations.ts';
import { recordCatalogueChanges, toChangeSource } from '../catalogue-history/record-changes.ts';
import type { AdminProductDeps } from './deps.ts';
import { withConstraintProblems } from './problems.ts';
import { toVariantHistory } from './product-fields.ts';
import { requireSizeSystem } from './require-size-system.ts';
import { readVariant, type StoredVariant, toCatalogueVariant } from './variant-queries.ts';

/** Locks a variant as checkouts do. One of another merchant does not exist for staff of a merchant. */
export async function lockOwnVariant(
  trx: Transaction<Database>,
  { operator }: OperatorContext,
  id: string,
  now: number,
): Promise<StoredVariant> {
  await lockVariants(trx, [id]);
  const row = await readVariant(trx, id, now);
  if (!row) throw new ApiProblem('not-found');
  if (operator.merchantId !== null && operator.merchantId !== row.merchant_id)
    throw new ApiProblem('not-found');
  return row;
}

interface Change {
  readonly id: string;
  readonly reason?: string | null;
  /** The content of a request that may be repeated without being done twice. */
  readonly request?: unknown;
  columnsFor(row: StoredVariant): Updateable<VariantsTable>;
}

/** Changes a variant under the lock of its reservations and records it before and after. */
export function changeVariant(
  { db, now }: AdminProductDeps,
  context: OperatorContext,
  { id, reason = null, request, columnsFor }: Change,
): Promise<CatalogueVariant> {
  async function write(trx: Transaction<Database>): Promise<CatalogueVariant> {
    const row = await lockOwnVariant(trx, context, id, now());
    const columns = columnsFor(row);
    if (columns.size_scale !== undefined && columns.size_scale !== row.size_scale)
      await requireSizeSystem(trx, columns.size_scale, context.language);
    await trx.updateTable('variants').set(columns).where('id', '=', id).execute();
    const changed = await readVariant(trx, id, now());
    if (!changed) throw new ApiProblem('not-found');
    const [before, after] = [toCatalogueVariant(row), toCatalogueVariant(changed)];
    await context.recordAudit(trx, { target: { type: 'variant', id }, before, after, reason });
    const { productId, merchantId } = after;
    const written = { before: toVariantHistory(before), after: toVariantHistory(after) };
    await recordCatalogueChanges(trx, toChangeSource(context.operator, now()), [
      { type: 'variant', id, productId, merchantId, ...written },
    ]);
    return after;
  }

  return withConstraintProblems(context.language, () =>
    db
      .transaction()
      .execute((trx) =>
        request === undefined
          ? write(trx)
          : context.runOnce(trx, now(), { id, request }, () => write(trx)),
      ),
  );
}
