/** One offer of a coupon; exactly one field is set. Amounts are in minor units. */
export interface TicketOffer {
  offerMoneyOff?: { discountValue: number; currencyCode: string; minValue: number } | undefined;
  /** 15 takes 15 % off. */
  offerPercentOff?:
    | { discountPercentage: number; currencyCode: string; minValue: number }
    | undefined;
  offerPercentOffShipping?: { currencyCode: string; minValue: number } | undefined;
}

export type TicketStatus = 'available' | 'claimable' | 'claimed' | 'expired';

/** How many tickets fit in a row; `wallet` holds several offers that are claimed at once. */
export type TicketLayout = 'single' | 'double' | 'triple' | 'wallet';

/** The fields of a coupon that a ticket shows. */
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
