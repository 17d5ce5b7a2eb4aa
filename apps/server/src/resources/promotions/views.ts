import type { PromoCode, RewardPackage } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { promoOfferOf } from './offers.ts';
import type { findPackages, HeldCoupon } from './queries.ts';
import { type ClaimRefusal, standing, validityOf } from './rules.ts';

type PackageRow = Awaited<ReturnType<typeof findPackages>>[number];

/** Taken by an order that was placed; one that is still being made only reserves it. */
const isUsed = ({ order_status }: HeldCoupon) => order_status !== null && order_status !== 'open';

/** The coupon that speaks for several of one package: one that can be used, or else the newest. */
export const foremost = (coupons: readonly HeldCoupon[]): HeldCoupon | undefined =>
  coupons.find((coupon) => !isUsed(coupon)) ?? coupons[0];

export function packageView(
  row: PackageRow,
  refusal: ClaimRefusal | undefined,
  coupon: HeldCoupon | undefined,
  { language, now }: { language: Language; now: number },
): RewardPackage {
  const { status, opensAt } = standing(row, refusal, coupon, now);
  const { from, to } = coupon
    ? { from: coupon.valid_from, to: coupon.valid_to }
    : validityOf(row, Math.max(now, row.claims_from.getTime()));
  return {
    id: row.id,
    promotionId: row.promotion_id,
    name: row.name[language],
    description: row.description[language],
    status,
    opensAt: opensAt === null ? null : new Date(opensAt).toISOString(),
    validFrom: from.toISOString(),
    validTo: to.toISOString(),
    isUsed: coupon !== undefined && isUsed(coupon),
    subscription: { id: row.subscription_id },
    promoOffers: row.offers.map(promoOfferOf(row.currency)),
  };
}

function codeStatus(coupon: HeldCoupon, now: number): PromoCode['status'] {
  if (isUsed(coupon)) return 'used';
  if (now >= coupon.valid_to.getTime()) return 'expired';
  if (coupon.order_status === 'open') return 'reserved';
  return now < coupon.valid_from.getTime() ? 'upcoming' : 'usable';
}

export const promoCodeView = (
  coupon: HeldCoupon,
  { language, now }: { language: Language; now: number },
): PromoCode => ({
  code: coupon.code,
  name: coupon.name[language],
  description: coupon.description[language],
  status: codeStatus(coupon, now),
  validFrom: coupon.valid_from.toISOString(),
  validTo: coupon.valid_to.toISOString(),
  promoOffers: coupon.offers.map(promoOfferOf(coupon.currency)),
  rewardPackageId: coupon.package_id,
});
