import type { RewardPackage } from '@vitrine/contract';
import type { TicketAmount, TicketLayout } from '@vitrine/ui';

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

const AMOUNT = /^(\D{0,3}?)\s*(\d[\d.,]*)\s*(\D{0,6})$/;

/** Splits a written amount into the number, which is printed large, and the text around it. */
export function parseAmount(text: string): TicketAmount {
  const [, before, value, after] = AMOUNT.exec(text) ?? [];
  return value
    ? { before: before || undefined, value, after: after || undefined }
    : { value: text };
}
