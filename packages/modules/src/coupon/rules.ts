import type { RewardPackage } from '@vitrine/contract';
import type { TicketAmount, TicketLayout } from '@vitrine/ui';

/** Only what belongs to a promotion that the module names is shown. */
export const couponsOf = (
  packages: readonly RewardPackage[],
  promotionIds: readonly string[],
): RewardPackage[] => packages.filter(({ promotionId }) => promotionIds.includes(promotionId));

/** One is single, two are double, more are triple; several offers in a single package are a wallet. */
export function couponLayout(coupons: readonly Pick<RewardPackage, 'promoOffers'>[]): TicketLayout {
  const [first, ...more] = coupons;
  if (first && more.length === 0) return first.promoOffers.length > 1 ? 'wallet' : 'single';
  return more.length === 1 ? 'double' : 'triple';
}

const FIGURE = /^(\D{0,3}?)\s*(\d[\d.,]*)\s*(\D{0,6})$/;

/** A written amount as a ticket prints it: the figure large, the signs about it small. */
export function writtenAmount(text: string): TicketAmount {
  const [, before, value, after] = FIGURE.exec(text) ?? [];
  return value
    ? { before: before || undefined, value, after: after || undefined }
    : { value: text };
}
