import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { lockVariants } from '../../stock/reservations.ts';

/**
 * Begins and ends the scheduled prices of variants that are due, and gives the variants the price of now.
 * It may be repeated at any time.
 */
export async function applyScheduledPrices(
  trx: Transaction<Database>,
  variantIds: readonly string[],
  now: number,
): Promise<void> {
  if (variantIds.length === 0) return;
  const at = new Date(now);
  const ids = sql`any(${sql.val([...variantIds])}::bigint[])`;
  await lockVariants(trx, variantIds);
  await sql`update scheduled_prices set state = 'ended'
    where variant_id = ${ids} and state <> 'ended' and ends_at <= ${at}`.execute(trx);
  // One that follows at once begins from the price of the variant, not from the one that has ended.
  await sql`update variants set price_incl_taxes = base_price, base_price = null
    where id = ${ids} and base_price is not null and not exists (
      select from scheduled_prices where variant_id = variants.id and state = 'active')`.execute(
    trx,
  );
  await sql`update scheduled_prices set state = 'active'
    where variant_id = ${ids} and state = 'waiting' and starts_at <= ${at}`.execute(trx);
  await sql`update variants
    set base_price = price_incl_taxes, price_incl_taxes = least(scheduled.price, price_without_promotion)
    from scheduled_prices scheduled
    where scheduled.variant_id = variants.id and variant_id = ${ids} and scheduled.state = 'active'
      and base_price is null`.execute(trx);
}

/** Variants whose price has to change now. */
export async function findDueVariants(
  trx: Transaction<Database>,
  limit: number,
  now: number,
): Promise<string[]> {
  const at = new Date(now);
  const { rows } = await sql<{ variant_id: string }>`
    select variant_id from scheduled_prices where state = 'waiting' and starts_at <= ${at}
    union select variant_id from scheduled_prices where state = 'active' and ends_at <= ${at}
    order by variant_id limit ${limit}`.execute(trx);
  return rows.map(({ variant_id }) => variant_id);
}
