import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

interface ReturnedUnits {
  readonly variantId: string;
  readonly quantity: number;
}

/** Returns units to the stock of their variants, which are locked. An archived merchant keeps no stock. */
export async function returnToStock(
  trx: Transaction<Database>,
  units: readonly ReturnedUnits[],
): Promise<void> {
  for (const { variantId, quantity } of units)
    await sql`update variants set quantity = quantity + ${quantity}
      where id = ${variantId} and not exists (select from merchants
        where merchants.id = variants.merchant_id and archived_at is not null)`.execute(trx);
}
