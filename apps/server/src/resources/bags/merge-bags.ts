import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { LogInHook } from '../../sessions/log-in.ts';
import { findBagItemRows, lockBag, moveBagItem, setBagItemQuantity } from './queries.ts';

/**
 * Moves all items from one bag into another. When both contain a size, the larger quantity is kept,
 * because adding the same coat on two devices usually means one coat. Limits do not apply, so that no
 * item is lost.
 */
export async function mergeBags(
  trx: Transaction<Database>,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<void> {
  if (from === to) return;
  // Locks in a fixed order, so that two logins never deadlock.
  for (const id of [from, to].sort()) await lockBag(trx, id, now);
  const itemsInTarget = new Map(
    (await findBagItemRows(trx, to)).map((item) => [item.variant_id, item]),
  );
  for (const item of await findBagItemRows(trx, from)) {
    const existing = itemsInTarget.get(item.variant_id);
    if (!existing) await moveBagItem(trx, item.id, to);
    else if (item.quantity > existing.quantity)
      await setBagItemQuantity(trx, existing.id, item.quantity);
  }
  await trx.deleteFrom('bags').where('id', '=', from).execute();
}

/** Moves the guest's bag into the shopper's bag at login. */
export const mergeGuestBag: LogInHook = (trx, { guestBagId, shopperBagId, now }) =>
  mergeBags(trx, { from: guestBagId, to: shopperBagId, now });
