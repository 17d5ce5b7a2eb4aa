import type { Localised } from '@vitrine/kit';

/** One line of an order as promotions and pricing need it. Amounts are minor units. */
export interface OrderLine {
  /** The id of the line in its checkout order. */
  readonly id: string;
  readonly variantId: string;
  readonly productId: string;
  readonly merchantId: string;
  readonly brandId: string;
  readonly quantity: number;
  /** For one item, taxes included. */
  readonly price: number;
  readonly priceWithoutPromotion: number;
}

/** The benefit of a promotion. The minimum applies to the lines that it covers. */
export type Offer =
  | { readonly type: 'money-off'; readonly discountValue: number; readonly minValue: number }
  | { readonly type: 'percent-off'; readonly discountPercentage: number; readonly minValue: number }
  | {
      readonly type: 'percent-off-shipping';
      readonly discountPercentage: number;
      readonly minValue: number;
    };

/** How a shopper refers to a promotion: a typed code or a claimed reward package. */
export type PromotionSource = { readonly code: string } | { readonly rewardPackageId: string };

/** A promotion that a shopper may use. It is stored with the checkout order as JSON. */
export interface PromotionDiscount {
  readonly source: PromotionSource;
  readonly promotionId: string;
  readonly name: Localised;
  readonly currency: string;
  readonly offers: readonly Offer[];
  /** The lines it covers, or null for all of them. */
  readonly lineIds: readonly string[] | null;
}
