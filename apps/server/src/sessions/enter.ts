import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { lockKnownBags } from '../resources/bags/queries.ts';
import { onLogin } from './on-login.ts';
import type { Session } from './session.ts';
import { type NewSession, openSession } from './store.ts';

interface Entering {
  /** The visit they have had so far. Its key is dead afterwards. */
  readonly from: Session | undefined;
  readonly shopperId: string;
  readonly now: number;
}

/**
 * The bags that a login puts together. They come before the shopper's row, as everywhere: who pays has
 * the bag, and needs the row in the end.
 */
async function lockBags(trx: Transaction<Database>, { from, shopperId }: Entering): Promise<void> {
  if (from?.shopperId !== null) return;
  const shopper = await trx
    .selectFrom('shoppers')
    .select('bag_id')
    .where('id', '=', shopperId)
    .executeTakeFirst();
  if (shopper) await lockKnownBags(trx, [from.bagId, shopper.bag_id]);
}

/**
 * Lets a shopper in: with a new key, so that one that was seen before is worth nothing, and with what
 * they gathered as a guest. Undefined when the shop has forgotten them meanwhile.
 */
export async function enter(
  trx: Transaction<Database>,
  entering: Entering,
): Promise<NewSession | undefined> {
  const { from, shopperId, now } = entering;
  await lockBags(trx, entering);
  const shopper = await trx
    .selectFrom('shoppers')
    .select('id')
    .where('id', '=', shopperId)
    .where('erased_at', 'is', null)
    // Not `for update`: an order that refers to the shopper would wait for the login, and the login for its bag.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!shopper) return undefined;
  // Whoever ends the guest's visit brings the bag: two logins at once bring it once.
  const ended = from
    ? await trx
        .deleteFrom('sessions')
        .where('id', '=', from.id)
        .returning(['shopper_id', 'bag_id'])
        .executeTakeFirst()
    : undefined;
  const entered = await openSession(trx, now, shopperId);
  if (ended?.shopper_id === null)
    for (const hook of onLogin)
      await hook(trx, {
        guestBagId: ended.bag_id,
        shopperId,
        shopperBagId: entered.session.bagId,
        now,
      });
  return entered;
}

/** A guest's visit that takes the place of another one keeps its bag. */
export async function enterAsGuest(
  trx: Transaction<Database>,
  from: Session | undefined,
  now: number,
): Promise<NewSession> {
  if (from) await trx.deleteFrom('sessions').where('id', '=', from.id).execute();
  const entered = await openSession(trx, now);
  if (from?.shopperId !== null || !from) return entered;
  await trx
    .updateTable('sessions')
    .set({ bag_id: from.bagId })
    .where('id', '=', entered.session.id)
    .execute();
  return { ...entered, session: { ...entered.session, bagId: from.bagId } };
}

/** Makes those who are about to do the same thing wait for each other, until the transaction ends. */
export const takeTurns = (trx: Transaction<Database>, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
