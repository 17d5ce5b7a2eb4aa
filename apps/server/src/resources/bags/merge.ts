import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { LoginHook } from '../../sessions/on-login.ts';
import { findPlainItems, lockBag, moveItem, setQuantity } from './queries.ts';

/**
 * Moves everything from one bag into another. Where both have a size, the larger number stays: somebody
 * who put the same coat into two bags wants one coat. Limits do not apply, so that nothing is lost.
 */
export async function mergeBags(
  trx: Transaction<Database>,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<void> {
  if (from === to) return;
  // In one order always, so that two logins never wait for each other.
  for (const id of [from, to].sort()) await lockBag(trx, id, now);
  const there = new Map((await findPlainItems(trx, to)).map((item) => [item.variant_id, item]));
  for (const item of await findPlainItems(trx, from)) {
    const same = there.get(item.variant_id);
    if (!same) await moveItem(trx, item.id, to);
    else if (item.quantity > same.quantity) await setQuantity(trx, same.id, item.quantity);
  }
  await trx.deleteFrom('bags').where('id', '=', from).execute();
}

/** A guest who signs in keeps what they had chosen. */
export const bringBag: LoginHook = (trx, { guestBagId, shopperBagId, now }) =>
  mergeBags(trx, { from: guestBagId, to: shopperBagId, now });
