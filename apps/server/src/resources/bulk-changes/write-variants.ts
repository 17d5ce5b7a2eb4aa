import type { BulkVariantChange } from '@vitrine/contract/admin';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { applyScheduledPrices } from '../admin-products/apply-scheduled-prices.ts';
import { listChangedRows, type PlannedRow } from './batch.ts';

type Rows = ReturnType<typeof listChangedRows>;

const toRecords = (rows: Rows) =>
  sql`${JSON.stringify(rows.map(({ id, after }) => ({ id, ...after })))}::jsonb`;

const writeStock = (trx: Transaction<Database>, rows: Rows) =>
  sql`update variants set quantity = given.quantity
    from jsonb_to_recordset(${toRecords(rows)}) as given (id bigint, quantity integer)
    where given.id = variants.id`.execute(trx);

/** A price that is changed while a scheduled one is in effect counts once that has ended. */
const writePrices = (trx: Transaction<Database>, rows: Rows) =>
  sql`update variants set version = version + 1,
      price_incl_taxes = case when base_price is null
        then coalesce(given.price, price_incl_taxes) else price_incl_taxes end,
      base_price = case when base_price is null then null else coalesce(given.price, base_price) end,
      price_without_promotion = coalesce(given."originalPrice", price_without_promotion)
    from jsonb_to_recordset(${toRecords(rows)})
      as given (id bigint, price bigint, "originalPrice" bigint)
    where given.id = variants.id`.execute(trx);

async function writeSchedules(trx: Transaction<Database>, rows: Rows, now: number): Promise<void> {
  await sql`
    insert into scheduled_prices (variant_id, price, starts_at, ends_at, created_at)
    select given.id, (given."scheduledPrice" ->> 'price')::bigint,
      (given."scheduledPrice" ->> 'startsAt')::timestamptz,
      (given."scheduledPrice" ->> 'endsAt')::timestamptz, ${new Date(now)}::timestamptz
    from jsonb_to_recordset(${toRecords(rows)}) as given (id bigint, "scheduledPrice" jsonb)`.execute(
    trx,
  );
  await applyScheduledPrices(
    trx,
    rows.map(({ id }) => id),
    now,
  );
}

/** Writes the rows of a batch that change. */
export async function writeBulkVariants(
  trx: Transaction<Database>,
  planned: readonly PlannedRow[],
  { action }: BulkVariantChange,
  now: number,
): Promise<void> {
  const rows = listChangedRows(planned);
  if (rows.length === 0) return;
  if (action === 'schedule-price') await writeSchedules(trx, rows, now);
  else if (action === 'set-price') await writePrices(trx, rows);
  else await writeStock(trx, rows);
}
