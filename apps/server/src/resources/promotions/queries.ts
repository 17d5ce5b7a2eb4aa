import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

export const findPromotion = (db: Kysely<Database>, id: string) =>
  db.selectFrom('promotions').selectAll().where('id', '=', id).executeTakeFirst();

export const findPackage = (db: Kysely<Database>, id: string) =>
  db.selectFrom('reward_packages').selectAll().where('id', '=', id).executeTakeFirst();

export const findPackageIds = (db: Kysely<Database>, promotionId: string) =>
  db
    .selectFrom('reward_packages')
    .select('id')
    .where('promotion_id', '=', promotionId)
    .where('is_listed', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();

/**
 * Packages that can be claimed, and those this shopper holds a coupon of. Packages that ended before
 * `since` are left out.
 */
export const findPackages = (
  db: Kysely<Database>,
  shopperId: string,
  since: Date,
  promotionIds: readonly string[] | undefined,
) =>
  db
    .selectFrom('reward_packages')
    .selectAll()
    .where('valid_to', '>', since)
    .$if(promotionIds !== undefined, (query) =>
      query.where('promotion_id', 'in', [...(promotionIds ?? [])]),
    )
    .where((eb) =>
      eb.or([
        eb('is_listed', '=', true),
        eb.exists(
          eb
            .selectFrom('coupons')
            .select('coupons.id')
            .whereRef('coupons.package_id', '=', 'reward_packages.id')
            .where('coupons.shopper_id', '=', shopperId),
        ),
      ]),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();

/** A shopper's coupons with the status of the order that uses them, newest first. */
export const findCoupons = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('coupons as coupon')
    .innerJoin('reward_packages as package', 'package.id', 'coupon.package_id')
    .leftJoin('promo_redemptions as redemption', 'redemption.coupon_id', 'coupon.id')
    .leftJoin('checkout_orders as order', 'order.id', 'redemption.checkout_order_id')
    .select(['coupon.id', 'coupon.code', 'coupon.package_id', 'coupon.received_at'])
    .select(['coupon.valid_from', 'coupon.valid_to', 'coupon.reward_id'])
    .select(['package.name', 'package.description', 'package.currency', 'package.offers'])
    .select('order.status as order_status')
    .where('coupon.shopper_id', '=', shopperId)
    .orderBy('coupon.received_at', 'desc')
    .orderBy('coupon.id')
    .execute();

export type CouponRecord = Awaited<ReturnType<typeof findCoupons>>[number];
