import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type {
  OrderLine,
  PromotionDiscount,
  PromotionSource,
} from '../../pricing/promotion-discount.ts';

/** The reason why a promotion cannot be used. `problems.ts` has the message for each. */
export type PromotionProblemReason =
  | 'promo-unknown'
  | 'promo-not-started'
  | 'promo-expired'
  | 'promo-not-claimed'
  | 'promo-already-used'
  | 'promo-used-up'
  | 'promo-not-for-these-items';

export type FindDiscountResult =
  | { readonly discount: PromotionDiscount; readonly reason?: undefined }
  | { readonly reason: PromotionProblemReason; readonly discount?: undefined };

export interface DiscountRequest {
  readonly shopperId: string;
  readonly source: PromotionSource;
  readonly lines: readonly OrderLine[];
  readonly now: number;
}

export interface Redemption {
  readonly shopperId: string;
  readonly checkoutOrderId: string;
  readonly discount: PromotionDiscount;
  readonly now: number;
}

export interface PromotionsPort {
  /**
   * Finds the discount that this shopper may use for these lines. The checkout checks minimums itself.
   */
  findDiscount(trx: Transaction<Database>, request: DiscountRequest): Promise<FindDiscountResult>;
  /**
   * Counts a use for this checkout order under a lock, before the payment starts. Repeating it for the
   * same checkout order changes nothing. Returns null on success.
   */
  redeem(
    trx: Transaction<Database>,
    redemption: Redemption,
  ): Promise<PromotionProblemReason | null>;
  /**
   * Gives back the use by a checkout order that expired or whose order was cancelled, if there was one.
   */
  release(trx: Transaction<Database>, checkoutOrderId: string, now: number): Promise<void>;
}

/** Used where a shop has no promotions. */
export const noPromotions: PromotionsPort = {
  findDiscount: async () => ({ reason: 'promo-unknown' }),
  redeem: async () => 'promo-unknown',
  release: async () => {},
};
