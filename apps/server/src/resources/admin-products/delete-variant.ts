import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { recordCatalogueChanges, toChangeSource } from '../catalogue-history/record-changes.ts';
import { lockOwnVariant } from './change-variant.ts';
import type { AdminProductDeps } from './deps.ts';
import { problem } from './problems.ts';
import { toVariantHistory } from './product-fields.ts';
import { lockProduct } from './queries.ts';
import { type StoredVariant, toCatalogueVariant } from './variant-queries.ts';

interface VariantUses {
  readonly is_ordered: boolean;
  readonly is_in_bag: boolean;
  readonly is_awaited: boolean;
  readonly is_last: boolean;
}

async function findUses(
  trx: Transaction<Database>,
  { id, product_id }: StoredVariant,
): Promise<VariantUses | undefined> {
  const { rows } = await sql<VariantUses>`
    select exists (select from order_items where variant_id = ${id})
        or exists (select from checkout_order_items where variant_id = ${id})
        or exists (select from stock_reservations where variant_id = ${id}) as is_ordered,
      exists (select from bag_items where variant_id = ${id}) as is_in_bag,
      exists (select from product_alerts where variant_id = ${id}) as is_awaited,
      not exists (select from variants where product_id = ${product_id} and id <> ${id}) as is_last
  `.execute(trx);
  return rows[0];
}

/** Deletes a variant to which nothing refers. One that was sold or is in a bag gets no more stock instead. */
export function deleteVariant(
  { db, now }: AdminProductDeps,
  context: OperatorContext,
  id: string,
): Promise<{ done: true }> {
  const { language, operator } = context;
  return db.transaction().execute(async (trx) => {
    const row = await lockOwnVariant(trx, context, id, now());
    const product = await lockProduct(trx, row.product_id);
    const uses = await findUses(trx, row);
    if (uses?.is_ordered) throw problem('variant-ordered', language);
    if (uses?.is_in_bag) throw problem('variant-in-bag', language);
    if (uses?.is_awaited) throw problem('variant-awaited', language);
    if (uses?.is_last && product?.is_online)
      throw problem('published-product-needs-size', language);
    await trx.deleteFrom('variants').where('id', '=', id).execute();
    const before = toCatalogueVariant(row);
    await context.recordAudit(trx, { target: { type: 'variant', id }, before });
    const { productId, merchantId } = before;
    await recordCatalogueChanges(trx, toChangeSource(operator, now()), [
      { type: 'variant', id, productId, merchantId, before: toVariantHistory(before) },
    ]);
    return { done: true };
  });
}
