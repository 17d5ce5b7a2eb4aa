import type { PromoCode, RewardPackage } from '@vitrine/contract';
import type { TicketCoupon } from '@vitrine/ui';

/** The states of a coupon, in the order of what one can do about them. */
export const TABS = ['claimed', 'claimable', 'available', 'expired'] as const;
export type Tab = (typeof TABS)[number];

/** A tab that the address does not name, or names wrongly, is that of coupons to be spent. */
export const tabOf = (text: string | undefined): Tab =>
  TABS.find((tab) => tab === text) ?? 'claimed';

export interface Entry {
  key: string;
  coupon: TicketCoupon;
  /** To be claimed. */
  package?: RewardPackage;
  /** To be typed in at checkout; only of a coupon that can be spent. */
  code?: string;
  isReserved?: boolean;
  /** Whose terms it is under. */
  promotionId?: string | undefined;
}

const TAB_OF_CODE: Readonly<Record<PromoCode['status'], Tab>> = {
  upcoming: 'available',
  usable: 'claimed',
  reserved: 'claimed',
  used: 'expired',
  expired: 'expired',
};

const entryOfCode = (promo: PromoCode, promotionId: string | undefined): Entry => {
  const { code, status, validFrom } = promo;
  const isUsed = status === 'used';
  const isOpen = status === 'usable' || status === 'reserved';
  return {
    key: code,
    isReserved: status === 'reserved',
    promotionId,
    ...(isOpen && { code }),
    coupon: {
      ...promo,
      status: isUsed ? 'claimed' : TAB_OF_CODE[status],
      isUsed,
      opensAt: status === 'upcoming' ? validFrom : null,
    },
  };
};

const entryOfPackage = (one: RewardPackage): Entry => ({
  key: one.id,
  coupon: one,
  package: one,
  promotionId: one.promotionId,
});

/**
 * Every coupon in the tab where it belongs, each once: what somebody has is a promo code, and a package
 * is shown for as long as they have none of it.
 */
export function couponsByTab(
  packages: readonly RewardPackage[],
  codes: readonly PromoCode[],
): Record<Tab, Entry[]> {
  const tabs: Record<Tab, Entry[]> = { claimed: [], claimable: [], available: [], expired: [] };
  const had = new Set(codes.map(({ rewardPackageId }) => rewardPackageId));
  const promotionOf = new Map(packages.map(({ id, promotionId }) => [id, promotionId]));
  for (const promo of codes) {
    const promotionId = promotionOf.get(promo.rewardPackageId ?? '');
    tabs[TAB_OF_CODE[promo.status]].push(entryOfCode(promo, promotionId));
  }
  for (const one of packages) {
    const isShownAsCode = one.status === 'claimed' || (one.status === 'expired' && had.has(one.id));
    if (!isShownAsCode) tabs[one.status].push(entryOfPackage(one));
  }
  return tabs;
}
