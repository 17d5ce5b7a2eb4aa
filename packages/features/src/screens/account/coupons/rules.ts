import type { PromoCode, RewardPackage } from '@vitrine/contract';
import type { TicketCoupon } from '@vitrine/ui';

/** The states of a coupon, beginning with those that a shopper can act on. */
export const TABS = ['claimed', 'claimable', 'available', 'expired'] as const;
export type Tab = (typeof TABS)[number];

/** Reads the tab of the URL; a missing or unknown one is the tab of usable coupons. */
export const parseTab = (text: string | undefined): Tab =>
  TABS.find((tab) => tab === text) ?? 'claimed';

export interface CouponEntry {
  key: string;
  coupon: TicketCoupon;
  /** The package to claim; absent for a coupon that the shopper has. */
  package?: RewardPackage;
  /** The code to enter at checkout; only for a usable coupon. */
  code?: string;
  isReserved?: boolean;
  /** The promotion whose terms apply. */
  promotionId?: string | undefined;
}

const TAB_BY_CODE_STATUS: Readonly<Record<PromoCode['status'], Tab>> = {
  upcoming: 'available',
  usable: 'claimed',
  reserved: 'claimed',
  used: 'expired',
  expired: 'expired',
};

const toCodeEntry = (promo: PromoCode, promotionId: string | undefined): CouponEntry => {
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
      status: isUsed ? 'claimed' : TAB_BY_CODE_STATUS[status],
      isUsed,
      opensAt: status === 'upcoming' ? validFrom : null,
    },
  };
};

const toPackageEntry = (item: RewardPackage): CouponEntry => ({
  key: item.id,
  coupon: item,
  package: item,
  promotionId: item.promotionId,
});

/**
 * Groups the coupons by tab, each once: a coupon that the shopper has is shown as its promo code, and
 * a package only while they have no code of it.
 */
export function groupByTab(
  packages: readonly RewardPackage[],
  codes: readonly PromoCode[],
): Record<Tab, CouponEntry[]> {
  const tabs: Record<Tab, CouponEntry[]> = {
    claimed: [],
    claimable: [],
    available: [],
    expired: [],
  };
  const claimedPackageIds = new Set(codes.map(({ rewardPackageId }) => rewardPackageId));
  const promotionIds = new Map(packages.map(({ id, promotionId }) => [id, promotionId]));
  for (const promo of codes) {
    const promotionId = promotionIds.get(promo.rewardPackageId ?? '');
    tabs[TAB_BY_CODE_STATUS[promo.status]].push(toCodeEntry(promo, promotionId));
  }
  for (const item of packages) {
    const isShownAsCode =
      item.status === 'claimed' || (item.status === 'expired' && claimedPackageIds.has(item.id));
    if (!isShownAsCode) tabs[item.status].push(toPackageEntry(item));
  }
  return tabs;
}
