import type { Localised } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** One line of an order, as promotions and prices look at it. Amounts are minor units. */
export interface OrderLine {
  /** The line's id in its checkout order; absent before there is one. */
  readonly id: string;
  readonly variantId: string;
  readonly productId: string;
  readonly merchantId: string;
  readonly brandId: string;
  readonly quantity: number;
  /** Of one piece, taxes included. */
  readonly price: number;
  readonly priceWithoutPromotion: number;
}

/** What a promotion gives. A minimum is held against the lines that it covers. */
export type Offer =
  | { readonly type: 'money-off'; readonly discountValue: number; readonly minValue: number }
  | { readonly type: 'percent-off'; readonly discountPercentage: number; readonly minValue: number }
  | {
      readonly type: 'percent-off-shipping';
      readonly discountPercentage: number;
      readonly minValue: number;
    };

/** How a shopper names a promotion: by a code they type, or by a reward package they have claimed. */
export type PromotionSource = { readonly code: string } | { readonly rewardPackageId: string };

/** A promotion that a shopper may use. It is stored with the checkout order, so it is plain data. */
export interface Discount {
  readonly source: PromotionSource;
  readonly promotionId: string;
  readonly name: Localised;
  readonly currency: string;
  readonly offers: readonly Offer[];
  /** The lines it covers; null: all of them. */
  readonly lineIds: readonly string[] | null;
}

/** Why a promotion may not be used. The words for each are in `refuse.ts` of the checkout. */
export type PromotionRefusal =
  | 'promo-unknown'
  | 'promo-not-started'
  | 'promo-expired'
  | 'promo-not-claimed'
  | 'promo-already-used'
  | 'promo-used-up'
  | 'promo-not-for-these-items';

export type FindResult =
  | { readonly discount: Discount; readonly refusal?: undefined }
  | { readonly refusal: PromotionRefusal; readonly discount?: undefined };

export interface PromotionQuestion {
  readonly shopperId: string;
  readonly source: PromotionSource;
  readonly lines: readonly OrderLine[];
  readonly now: number;
}

export interface Redemption {
  readonly shopperId: string;
  readonly checkoutOrderId: string;
  readonly discount: Discount;
  readonly now: number;
}

/** What the checkout needs of promotions. */
export interface PromotionsPort {
  /** Whether this shopper may use it for these lines. Minimums are the checkout's own matter. */
  findDiscount(trx: Transaction<Database>, question: PromotionQuestion): Promise<FindResult>;
  /**
   * Counts a use for this checkout order under a lock, before money is taken. Doing it again for the
   * same checkout order changes nothing. Null: done.
   */
  redeem(trx: Transaction<Database>, redemption: Redemption): Promise<PromotionRefusal | null>;
  /** Takes the use of a checkout order back, if there was one: it ran out, or its order was cancelled. */
  release(trx: Transaction<Database>, checkoutOrderId: string, now: number): Promise<void>;
}

/** A shop without promotions knows no code. */
export const noPromotions: PromotionsPort = {
  findDiscount: async () => ({ refusal: 'promo-unknown' }),
  redeem: async () => 'promo-unknown',
  release: async () => {},
};
