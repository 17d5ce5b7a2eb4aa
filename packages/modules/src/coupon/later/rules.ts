import type { RewardPackage } from '@vitrine/contract';
import type { TicketLayout } from '@vitrine/ui';

/** Keeps the coupons of the promotions that the module names. */
export const filterCoupons = (
  packages: readonly RewardPackage[],
  promotionIds: readonly string[],
): RewardPackage[] => packages.filter(({ promotionId }) => promotionIds.includes(promotionId));

/** The layout by the number of coupons; a single package with several offers is a wallet. */
export function couponLayout(coupons: readonly Pick<RewardPackage, 'promoOffers'>[]): TicketLayout {
  const [first, ...more] = coupons;
  if (first && more.length === 0) return first.promoOffers.length > 1 ? 'wallet' : 'single';
  return more.length === 1 ? 'double' : 'triple';
}
