import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { readProductStates } from '../admin-products/product-fields.ts';
import { toScheduledPrice } from '../admin-products/scheduled-price-mapper.ts';
import { toPriceHistory } from '../admin-products/scheduled-prices.ts';
import {
  readVariantStates,
  toWrittenProducts,
  toWrittenVariants,
} from '../admin-products/variant-states.ts';
import type { WrittenRow } from '../catalogue-history/record-changes.ts';
import { type BulkBatch, type BulkWork, listChangedRows, type PlannedRow } from './batch.ts';

/** The last scheduled price of each variant, which is the one that the batch has added. */
async function findAddedPrices(
  trx: Transaction<Database>,
  variantIds: readonly string[],
): Promise<WrittenRow[]> {
  const variants = await readVariantStates(trx, variantIds);
  const rows = await trx
    .selectFrom('scheduled_prices')
    .selectAll()
    .distinctOn('variant_id')
    .where('variant_id', '=', sql<string>`any(${sql.val([...variantIds])}::bigint[])`)
    .orderBy('variant_id')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => {
    const { productId = null, merchantId = null } = variants.get(row.variant_id) ?? {};
    const after = toPriceHistory(toScheduledPrice(row));
    return { type: 'scheduled-price', id: row.id, productId, merchantId, after };
  });
}

/** Writes a batch and returns its products, variants or prices before and after. */
export async function writeWithStates(
  trx: Transaction<Database>,
  { of, change: { action } }: BulkWork,
  planned: readonly PlannedRow[],
  batch: BulkBatch,
): Promise<WrittenRow[]> {
  const ids = listChangedRows(planned).map(({ id }) => id);
  if (of === 'products') {
    const before = await readProductStates(trx, ids);
    await batch.write(trx, planned);
    return toWrittenProducts(ids, before, await readProductStates(trx, ids));
  }
  const before = await readVariantStates(trx, ids);
  await batch.write(trx, planned);
  return action === 'schedule-price'
    ? findAddedPrices(trx, ids)
    : toWrittenVariants(ids, before, await readVariantStates(trx, ids));
}
