import { DAY_MS, type Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findTransferSettings } from '../transfers/settings.ts';
import { paymentProblem } from './problems.ts';

/** So many orders of a shopper may wait for their transfers, because others cannot buy what they reserve. */
const MAX_WAITING = 3;

/** How long an order waits for its transfer. Refuses one more than a shopper may have. */
export async function findTransferHold(
  db: Kysely<Database>,
  {
    shopperId,
    checkoutOrderId,
    language,
  }: { shopperId: string; checkoutOrderId: string; language: Language },
): Promise<number> {
  const others = await db
    .selectFrom('checkout_orders')
    .select('id')
    .where('shopper_id', '=', shopperId)
    .where('status', '=', 'open')
    .where('for_transfer', '=', true)
    .where('id', '!=', checkoutOrderId)
    .limit(MAX_WAITING)
    .execute();
  if (others.length >= MAX_WAITING)
    throw paymentProblem('too-many-transfers', language, { values: { limit: MAX_WAITING } });
  const { holdDays } = await findTransferSettings(db);
  return holdDays * DAY_MS;
}
