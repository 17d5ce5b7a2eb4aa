import type { CatalogueProduct } from '@vitrine/contract/admin';
import type { Transaction, Updateable } from 'kysely';
import type { ProductsTable } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { recordCatalogueChanges, toChangeSource } from '../catalogue-history/record-changes.ts';
import type { AdminProductDeps } from './deps.ts';
import { readCatalogueProduct } from './mappers.ts';
import { withConstraintProblems } from './problems.ts';
import { toProductHistory } from './product-fields.ts';
import { lockProduct, type StoredProduct } from './queries.ts';

interface Change {
  readonly id: string;
  /** Whether the caller names the version it changes. What only adds needs none. */
  readonly checksVersion: boolean;
  /** Writes the rows that belong to the product, and returns its changed columns. */
  write(
    trx: Transaction<Database>,
    row: StoredProduct,
    before: CatalogueProduct,
  ): Promise<Updateable<ProductsTable>>;
}

/** Changes a product under its lock and records it before and after. */
export function changeProduct(
  { db, now }: AdminProductDeps,
  context: OperatorContext,
  { id, checksVersion, write }: Change,
): Promise<CatalogueProduct> {
  return withConstraintProblems(context.language, () =>
    db.transaction().execute(async (trx) => {
      const row = await lockProduct(trx, id);
      if (!row) throw new ApiProblem('not-found');
      if (checksVersion) context.checkVersion(row.version);
      const before = await readCatalogueProduct(trx, row);
      const columns = await write(trx, row, before);
      const changed = await trx
        .updateTable('products')
        .set({ ...columns, updated_at: new Date(now()), version: row.version + 1 })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const after = await readCatalogueProduct(trx, changed);
      await context.recordAudit(trx, { target: { type: 'product', id }, before, after });
      const written = { before: toProductHistory(before), after: toProductHistory(after) };
      await recordCatalogueChanges(trx, toChangeSource(context.operator, now()), [
        { type: 'product', id, productId: id, ...written },
      ]);
      return after;
    }),
  );
}
