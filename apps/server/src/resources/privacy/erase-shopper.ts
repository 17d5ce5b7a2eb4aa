import { sql, type Transaction } from 'kysely';
import { lockShopper } from '../../database/lock-shopper.ts';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { lockBag } from '../bags/queries.ts';
import { rememberIdentities } from '../identities/erased-identities.ts';
import { personalDataTables } from './personal-data-tables.ts';

const ANONYMOUS_ADDRESS = {
  name: '*',
  mobile: '*',
  addressLine: '*',
  district: '*',
  zipCode: null,
};

/** The tables with a shipping address. */
const TABLES_WITH_ADDRESS = ['orders', 'checkout_orders', 'reward_orders'] as const;

/** Removes personal data from orders, which are kept for bookkeeping. */
async function anonymiseOrders(trx: Transaction<Database>, shopperId: string): Promise<void> {
  const anonymousAddress = JSON.stringify(ANONYMOUS_ADDRESS);
  for (const table of TABLES_WITH_ADDRESS) {
    await sql`update ${sql.table(table)} set shipping_address = shipping_address || ${anonymousAddress}::jsonb
      where shopper_id = ${shopperId} and shipping_address is not null`.execute(trx);
  }
  await trx
    .updateTable('order_returns')
    .set({ note: '' })
    .where('shopper_id', '=', shopperId)
    .execute();
}

const findUnfinishedOrders = (trx: Transaction<Database>, shopperId: string) =>
  sql<{ id: string }>`
    select id from orders where shopper_id = ${shopperId} and closed_at is null
    union all
    select id from checkout_orders where shopper_id = ${shopperId} and status = 'open'
    limit 1`.execute(trx);

const LOCKED_TABLES = ['checkout_orders', 'orders', 'order_returns'] as const;

/**
 * Locks the records of a shopper that other calls change, always in the same order to avoid deadlocks:
 * bag, checkout orders, orders, returns, and the shopper last.
 */
async function lockShopperRecords(
  trx: Transaction<Database>,
  shopperId: string,
  now: number,
): Promise<void> {
  const { bag_id } = await trx
    .selectFrom('shoppers')
    .select('bag_id')
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  await lockBag(trx, bag_id, now);
  for (const table of LOCKED_TABLES)
    await trx
      .selectFrom(table)
      .select('id')
      .where('shopper_id', '=', shopperId)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
  await lockShopper(trx, shopperId);
}

/**
 * Erases a shopper. Returns false when an order is unfinished, because its delivery needs the address.
 * Concurrent logins wait for the same row.
 */
export async function eraseShopper(
  trx: Transaction<Database>,
  shopperId: string,
  { keyring, now }: { keyring: Keyring; now: number },
): Promise<boolean> {
  await lockShopperRecords(trx, shopperId, now);
  if ((await findUnfinishedOrders(trx, shopperId)).rows.length > 0) return false;
  await rememberIdentities(trx, keyring, shopperId, now);
  for (const personalData of personalDataTables) await personalData.erase?.(trx, shopperId);
  await anonymiseOrders(trx, shopperId);
  await trx
    .updateTable('shoppers')
    .set({
      name: null,
      mobile: null,
      email: null,
      email_verified_at: null,
      password_hash: null,
      gender: null,
      birthday: null,
      tier: null,
      tier_joined_at: null,
      role: 'shopper',
      role_reason: null,
      role_until: null,
      blocked_at: null,
      blocked_reason: null,
      erased_at: new Date(now),
    })
    .where('id', '=', shopperId)
    .execute();
  return true;
}
