import { toFullMobile } from '@vitrine/kit';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { parseOrderNumber } from '../orders/order-number.ts';
import type { ShopperRow } from './mask-shopper.ts';

const COLUMNS = [
  'id',
  'name',
  'mobile',
  'email',
  'tier',
  'tier_joined_at',
  'created_at',
  'is_tester',
  'blocked_at',
  'blocked_reason',
  'role',
  'role_reason',
  'role_until',
  'erased_at',
] as const;
const MAX_FOUND = 10;
/** The newest rows of each list of a shopper. */
const MAX_LISTED = 50;

const ID = /^[1-9]\d{0,11}$/;

/** Finds shoppers by exactly what they tell support: a mobile, an e-mail, an order or their own number. */
export async function findShoppers(db: Kysely<Database>, search: string): Promise<ShopperRow[]> {
  const mobile = toFullMobile(search);
  const isId = ID.test(search);
  const orderId = parseOrderNumber(search);
  return (
    db
      .selectFrom('shoppers')
      .select(COLUMNS)
      // Conditions joined by `or` would read every shopper; each of these has its index.
      .where('id', 'in', (eb) =>
        [
          ...(mobile ? [eb.selectFrom('shoppers').select('id').where('mobile', '=', mobile)] : []),
          ...(orderId
            ? [eb.selectFrom('orders').select('shopper_id as id').where('id', '=', orderId)]
            : []),
          ...(isId
            ? [
                eb.selectFrom('shoppers').select('id').where('id', '=', search),
                eb.selectFrom('orders').select('shopper_id as id').where('id', '=', search),
              ]
            : []),
        ].reduce(
          (all, one) => all.unionAll(one),
          eb.selectFrom('shoppers').select('id').where('email', '=', search.toLowerCase()),
        ),
      )
      .orderBy('id')
      .limit(MAX_FOUND)
      .execute()
  );
}

export const findShopper = (db: Kysely<Database>, id: string): Promise<ShopperRow | undefined> =>
  db.selectFrom('shoppers').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** Locks a shopper as a log-in does, so that no session is opened while they are being blocked. */
export const lockShopperRow = (
  trx: Transaction<Database>,
  id: string,
): Promise<ShopperRow | undefined> =>
  trx
    .selectFrom('shoppers')
    .select(COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findOrders = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'placed_at', 'grand_total', 'currency', 'is_test', 'cancelled_at', 'closed_at'])
    .where('shopper_id', '=', shopperId)
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();

export const findConversations = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('conversations')
    .innerJoin('shoppers', 'shoppers.bag_id', 'conversations.bag_id')
    .select(['conversations.id', 'topic', 'state', 'changed_at'])
    .where('shoppers.id', '=', shopperId)
    .orderBy('changed_at', 'desc')
    .limit(MAX_LISTED)
    .execute();

export const findCoupons = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('coupons')
    .innerJoin('reward_packages', 'reward_packages.id', 'coupons.package_id')
    .leftJoin('promo_redemptions', 'promo_redemptions.coupon_id', 'coupons.id')
    .select(['coupons.id', 'coupons.valid_to', 'reward_packages.name'])
    .select('promo_redemptions.redeemed_at')
    .where('coupons.shopper_id', '=', shopperId)
    .orderBy('coupons.received_at', 'desc')
    .orderBy('coupons.id')
    .limit(MAX_LISTED)
    .execute();

export async function countOpenSessions(
  db: Kysely<Database>,
  shopperId: string,
  now: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('shopper_id', '=', shopperId)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findPersonalColumns = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('shoppers')
    .select(['id', 'name', 'mobile', 'email', 'gender', 'birthday'])
    .where('id', '=', id)
    .executeTakeFirst();

export const findAddresses = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('addresses')
    .select(['name', 'mobile', 'city', 'district', 'address_line', 'zip_code'])
    .where('shopper_id', '=', shopperId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
