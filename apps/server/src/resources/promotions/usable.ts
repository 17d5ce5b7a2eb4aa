import type { Kysely, Transaction } from 'kysely';
import { readQuotas } from '../../database/quotas.ts';
import type { Database } from '../../database/schema.ts';
import type { PromotionRefusal, PromotionSource } from '../checkout/promotions-port.ts';

interface Asker {
  shopperId: string;
  now: number;
}

/** A shopper's coupons of a code or a package, what has become of them, and what they give. */
const heldCoupons = (db: Kysely<Database>, source: PromotionSource, shopperId: string) =>
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

const findCode = (db: Kysely<Database>, code: string) =>
  db.selectFrom('promo_codes').selectAll().where('code', '=', code).executeTakeFirst();

export type PublicCode = NonNullable<Awaited<ReturnType<typeof findCode>>>;

/** What a use of a public code counts against, the shopper's own count first. */
export const codeQuotas = ({ code, per_shopper, quantity }: PublicCode, shopperId: string) => [
  { key: `code:${code}#${shopperId}`, limit: per_shopper },
  ...(quantity === null ? [] : [{ key: `code:${code}`, limit: Number(quantity) }]),
];

/** The same refusals whether a code was looked at or used. */
export const codeRefusal = (key: string): PromotionRefusal =>
  key.includes('#') ? 'promo-already-used' : 'promo-used-up';

export function periodRefusal(
  { valid_from, valid_to }: { valid_from: Date; valid_to: Date },
  now: number,
): PromotionRefusal | undefined {
  if (now < valid_from.getTime()) return 'promo-not-started';
  return now < valid_to.getTime() ? undefined : 'promo-expired';
}

/** The order this shopper is making may hold a use already; it does not stand in its own way. */
const holdsOpen = (db: Kysely<Database>, code: string, shopperId: string) =>
  db
    .selectFrom('promo_redemptions as redemption')
    .innerJoin('checkout_orders as order', 'order.id', 'redemption.checkout_order_id')
    .select('redemption.code')
    .where('redemption.code', '=', code)
    .where('redemption.shopper_id', '=', shopperId)
    .where('order.status', '=', 'open')
    .executeTakeFirst();

async function quotaRefusal(
  trx: Transaction<Database>,
  code: PublicCode,
  shopperId: string,
): Promise<PromotionRefusal | undefined> {
  const quotas = codeQuotas(code, shopperId);
  const taken = await readQuotas(
    trx,
    quotas.map(({ key }) => key),
  );
  const spent = quotas.find(({ key, limit }) => (taken.get(key) ?? 0) >= limit);
  if (!spent || (await holdsOpen(trx, code.code, shopperId))) return undefined;
  return codeRefusal(spent.key);
}

/** A promotion in a shopper's hands, or why it is of no use to them. */
export async function usable(
  trx: Transaction<Database>,
  source: PromotionSource,
  { shopperId, now }: Asker,
) {
  const coupons = await heldCoupons(trx, source, shopperId);
  const unused = coupons.filter(
    ({ orderStatus }) => orderStatus === null || orderStatus === 'open',
  );
  const best = unused.find((coupon) => !periodRefusal(coupon, now)) ?? unused[0];
  if (best) return { terms: best, refusal: periodRefusal(best, now) };
  if (coupons.length > 0) return { refusal: 'promo-already-used' as const };
  if (!('code' in source)) return { refusal: 'promo-not-claimed' as const };
  const code = await findCode(trx, source.code);
  if (!code) return { refusal: 'promo-unknown' as const };
  const refusal = periodRefusal(code, now) ?? (await quotaRefusal(trx, code, shopperId));
  return { terms: { ...code, couponId: null }, refusal };
}
