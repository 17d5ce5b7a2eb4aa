import type { ScheduledPrice } from '@vitrine/contract/admin';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { lockVariants } from '../../stock/reservations.ts';
import { toScheduledPrice } from '../admin-products/scheduled-price-mapper.ts';
import {
  findScheduledPrice,
  removeScheduledPrice,
  toPriceHistory,
} from '../admin-products/scheduled-prices.ts';
import { readVariantStates, type VariantState } from '../admin-products/variant-states.ts';
import type { UndoTarget } from './undo-target.ts';

/** A price counts once a scheduled one has ended, as when an operator changes it. */
const writeVariant = (
  trx: Transaction<Database>,
  id: string,
  { price, originalPrice, ...next }: VariantState,
) =>
  sql`update variants set product_id = ${next.productId}, size = ${next.size},
      size_scale = ${next.scale}, position = ${next.position}, sku = ${next.sku},
      external_id = ${next.externalId}, quantity = ${next.quantity},
      price_without_promotion = ${originalPrice},
      price_incl_taxes = case when base_price is null then ${price}
        when base_price = ${price} then price_incl_taxes
        else least(price_incl_taxes, ${originalPrice}) end,
      base_price = case when base_price is null then null else ${price}::bigint end,
      version = version + 1
    where id = ${id}`.execute(trx);

async function readState(
  trx: Transaction<Database>,
  id: string,
): Promise<VariantState | undefined> {
  return (await readVariantStates(trx, [id])).get(id);
}

/** Puts variants back: size, numbers, prices and stock. */
export const variantTarget: UndoTarget = {
  async lock(trx, id) {
    await lockVariants(trx, [id]);
    const fields = await readState(trx, id);
    const row = await trx
      .selectFrom('variants')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirst();
    return fields && row && { fields, version: row.version };
  },
  async write(trx, _row, { change: { target_id: id }, before }) {
    const current = await readState(trx, id);
    if (!current) return 'target-gone';
    const next: VariantState = { ...current, ...before };
    if (next.price > next.originalPrice) return 'price-above-original';
    await writeVariant(trx, id, next);
    return undefined;
  },
};

const NO_VERSION = 1;

/** Takes back scheduled prices: one that waits is removed, one in effect ends now. */
export const scheduledPriceTarget: UndoTarget = {
  async lock(trx, id) {
    const found = await findScheduledPrice(trx, id);
    if (!found) return undefined;
    await lockVariants(trx, [found.variant_id]);
    const row = await findScheduledPrice(trx, id);
    const price: ScheduledPrice | undefined = row && toScheduledPrice(row);
    return price && { fields: toPriceHistory(price), version: NO_VERSION };
  },
  async write(trx, _row, { change, now }) {
    const row = await findScheduledPrice(trx, change.target_id);
    if (!row) return 'target-gone';
    if (row.state === 'ended') return 'price-ended';
    await removeScheduledPrice(trx, row, now);
    return undefined;
  },
};
