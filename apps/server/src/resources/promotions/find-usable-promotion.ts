import type { Kysely, Transaction } from 'kysely';
import { findLimitAccountId } from '../../database/limit-account.ts';
import { readQuotas } from '../../database/quotas.ts';
import type { Database } from '../../database/schema.ts';
import type { PromotionSource } from '../../pricing/promotion-discount.ts';
import type { PromotionProblemReason } from '../checkout/promotions-port.ts';

interface ShopperAtTime {
  shopperId: string;
  now: number;
}

/**
 * A shopper's coupons for a code or a package, with their offers and the status of the order that uses
 * them.
 */
const findCouponsForSource = (db: Kysely<Database>, source: PromotionSource, shopperId: string) =>
  db
    .selectFrom('coupons as coupon')
    .innerJoin('reward_packages as package', 'package.id', 'coupon.package_id')
    .leftJoin('promo_redemptions as redemption', 'redemption.coupon_id', 'coupon.id')
    .leftJoin('checkout_orders as order', 'order.id', 'redemption.checkout_order_id')
    .select(['coupon.id as couponId', 'coupon.valid_from', 'coupon.valid_to'])
    .select(['package.promotion_id', 'package.name', 'package.currency'])
    .select(['package.offers', 'package.scope', 'order.status as orderStatus'])
    .where('coupon.shopper_id', '=', shopperId)
    .where((eb) =>
      'code' in source
        ? eb('coupon.code', '=', source.code)
        : eb('coupon.package_id', '=', source.rewardPackageId),
    )
    .orderBy('coupon.valid_to')
    .orderBy('coupon.id')
    .execute();

const findPromoCode = (db: Kysely<Database>, code: string) =>
  db
    .selectFrom('promo_codes')
    .selectAll()
    .where('code', '=', code)
    .where('is_template', '=', false)
    .executeTakeFirst();

export type PromoCodeRecord = NonNullable<Awaited<ReturnType<typeof findPromoCode>>>;

/** The quotas of one use of a promo code, the shopper's own quota first. */
export const listCodeQuotas = (
  { code, per_shopper, quantity }: PromoCodeRecord,
  accountId: string,
) => [
  { key: `code:${code}#${accountId}`, limit: per_shopper },
  ...(quantity === null ? [] : [{ key: `code:${code}`, limit: Number(quantity) }]),
];

/** The same reason whether the code is checked or redeemed. */
export const getCodeProblem = (key: string): PromotionProblemReason =>
  key.includes('#') ? 'promo-already-used' : 'promo-used-up';

interface Validity {
  valid_from: Date;
  valid_to: Date;
  paused_at?: Date | null;
}

export function getPeriodProblem(
  { valid_from, valid_to, paused_at = null }: Validity,
  now: number,
): PromotionProblemReason | undefined {
  if (paused_at !== null) return 'promo-expired';
  if (now < valid_from.getTime()) return 'promo-not-started';
  return now < valid_to.getTime() ? undefined : 'promo-expired';
}

/**
 * Whether the shopper's open checkout order has already redeemed the code. That use does not block
 * itself.
 */
const findOpenRedemption = (db: Kysely<Database>, code: string, shopperId: string) =>
  db
    .selectFrom('promo_redemptions as redemption')
    .innerJoin('checkout_orders as order', 'order.id', 'redemption.checkout_order_id')
    .select('redemption.code')
    .where('redemption.code', '=', code)
    .where('redemption.shopper_id', '=', shopperId)
    .where('order.status', '=', 'open')
    .executeTakeFirst();

async function findQuotaProblem(
  trx: Transaction<Database>,
  code: PromoCodeRecord,
  shopperId: string,
): Promise<PromotionProblemReason | undefined> {
  const quotas = listCodeQuotas(code, await findLimitAccountId(trx, shopperId));
  const counts = await readQuotas(
    trx,
    quotas.map(({ key }) => key),
  );
  const exhausted = quotas.find(({ key, limit }) => (counts.get(key) ?? 0) >= limit);
  if (!exhausted || (await findOpenRedemption(trx, code.code, shopperId))) return undefined;
  return getCodeProblem(exhausted.key);
}

/** Finds the promotion that a shopper can use, or the reason why they cannot. */
export async function findUsablePromotion(
  trx: Transaction<Database>,
  source: PromotionSource,
  { shopperId, now }: ShopperAtTime,
) {
  const coupons = await findCouponsForSource(trx, source, shopperId);
  const unused = coupons.filter(
    ({ orderStatus }) => orderStatus === null || orderStatus === 'open',
  );
  const best = unused.find((coupon) => !getPeriodProblem(coupon, now)) ?? unused[0];
  if (best) return { terms: best, reason: getPeriodProblem(best, now) };
  if (coupons.length > 0) return { reason: 'promo-already-used' as const };
  if (!('code' in source)) return { reason: 'promo-not-claimed' as const };
  const code = await findPromoCode(trx, source.code);
  if (!code) return { reason: 'promo-unknown' as const };
  const reason = getPeriodProblem(code, now) ?? (await findQuotaProblem(trx, code, shopperId));
  return { terms: { ...code, couponId: null }, reason };
}
