import type { PromoCode, PromoOffer, RewardPackage } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Offer } from '../../pricing/promotion-discount.ts';
import type { CouponRecord, findPackages } from './queries.ts';
import { type ClaimProblemReason, getPackageAvailability, getValidity } from './rules.ts';

type PackageRow = Awaited<ReturnType<typeof findPackages>>[number];

/** A placed order has used the coupon; an open checkout order only reserves it. */
const isUsed = ({ order_status }: CouponRecord) => order_status !== null && order_status !== 'open';

/** The coupon that represents a package: the first unused one, otherwise the newest. */
export const selectCoupon = (coupons: readonly CouponRecord[]): CouponRecord | undefined =>
  coupons.find((coupon) => !isUsed(coupon)) ?? coupons[0];

export function mapPackageToResponse(
  row: PackageRow,
  reason: ClaimProblemReason | undefined,
  coupon: CouponRecord | undefined,
  { language, now }: { language: Language; now: number },
): RewardPackage {
  const { status, opensAt } = getPackageAvailability(row, reason, coupon, now);
  const { from, to } = coupon
    ? { from: coupon.valid_from, to: coupon.valid_to }
    : getValidity(row, Math.max(now, row.claims_from.getTime()));
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
    promoOffers: row.offers.map(createOfferMapper(row.currency)),
  };
}

function getCodeStatus(coupon: CouponRecord, now: number): PromoCode['status'] {
  if (isUsed(coupon)) return 'used';
  if (now >= coupon.valid_to.getTime()) return 'expired';
  if (coupon.order_status === 'open') return 'reserved';
  return now < coupon.valid_from.getTime() ? 'upcoming' : 'usable';
}

export const mapPromoCodeToResponse = (
  coupon: CouponRecord,
  { language, now }: { language: Language; now: number },
): PromoCode => ({
  code: coupon.code,
  name: coupon.name[language],
  description: coupon.description[language],
  status: getCodeStatus(coupon, now),
  validFrom: coupon.valid_from.toISOString(),
  validTo: coupon.valid_to.toISOString(),
  promoOffers: coupon.offers.map(createOfferMapper(coupon.currency)),
  rewardPackageId: coupon.package_id,
});

export const createOfferMapper =
  (currencyCode: string) =>
  (offer: Offer): PromoOffer => {
    const { minValue } = offer;
    switch (offer.type) {
      case 'money-off':
        return { offerMoneyOff: { discountValue: offer.discountValue, currencyCode, minValue } };
      case 'percent-off':
        return {
          offerPercentOff: { discountPercentage: offer.discountPercentage, currencyCode, minValue },
        };
      case 'percent-off-shipping':
        return { offerPercentOffShipping: { currencyCode, minValue } };
    }
  };
