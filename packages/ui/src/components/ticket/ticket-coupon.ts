/** One thing that a coupon takes off; one of the three. Amounts are in minor units. */
export interface TicketOffer {
  offerMoneyOff?: { discountValue: number; currencyCode: string; minValue: number } | undefined;
  /** 15 takes 15 % off. */
  offerPercentOff?:
    | { discountPercentage: number; currencyCode: string; minValue: number }
    | undefined;
  offerPercentOffShipping?: { currencyCode: string; minValue: number } | undefined;
}

export type TicketStatus = 'available' | 'claimable' | 'claimed' | 'expired';

/** One, two, or more beside each other; `wallet` holds several offers that are claimed at once. */
export type TicketLayout = 'single' | 'double' | 'triple' | 'wallet';

/** What a ticket shows of a coupon. */
export interface TicketCoupon {
  name: string;
  description: string;
  status: TicketStatus;
  opensAt: string | null;
  validFrom: string;
  validTo: string;
  isUsed: boolean;
  promoOffers: readonly TicketOffer[];
}
