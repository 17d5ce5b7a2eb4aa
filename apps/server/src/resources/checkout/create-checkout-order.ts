import { DEFAULT_CURRENCY, type Language } from '@vitrine/kit';
import type { PipelinedTransaction } from '../../database/pipeline.ts';
import { cancelPendingPayments } from '../../payment-outbox/cancel-payments.ts';
import { getDefaultShippingType, type ShippingDestination } from '../../pricing/shipping-rules.ts';
import type { BagItemRecord } from '../bags/queries.ts';
import { checkoutProblem } from './problems.ts';
import type { PromotionsPort } from './promotions-port.ts';
import type { CheckoutRecord } from './queries.ts';
import { checkReservationLimits } from './reservation-limits.ts';
import { type PricedCheckout, priceCheckout, toStoredAddress } from './rules.ts';
import { listMerchantShipping, selectItems, sumPrices } from './select-items.ts';
import { beginCheckout, insertCheckout } from './write-checkout.ts';

export interface NewCheckoutOrder {
  shopperId: string;
  bagId: string;
  /** Orders only these bag items; undefined orders every available one. */
  itemIds: readonly string[] | undefined;
  /** The subtotal that the shopper was shown. */
  subTotalAmount: number | undefined;
  now: number;
  reservationMs: number;
  language: Language;
  /** Shipping fees are calculated for this destination while there is no address. */
  fallbackDestination: ShippingDestination;
  promotions: PromotionsPort;
}

export interface CreatedCheckout {
  readonly id: string;
  /** The order as it was created, once the transaction has committed. */
  readonly priceCreated: () => Promise<PricedCheckout>;
}

const toCheckoutItem = (item: BagItemRecord, position: number) => ({
  bag_item_id: item.id,
  position,
  variant_id: item.variant_id,
  product_id: item.product_id,
  merchant_id: item.merchant_id,
  brand_id: item.brand_id,
  brand_name: item.brand_name,
  short_description: item.short_description,
  image_keys: item.image_keys,
  size: item.size,
  size_scale: item.size_scale,
  quantity: item.quantity,
  price: item.price_incl_taxes ?? item.price_when_added,
  price_without_promotion: item.price_without_promotion ?? item.price_when_added,
  is_same_day: item.is_same_day,
});

/**
 * Creates a checkout order from the bag and reserves its stock. It locks the bag, then the previous open
 * checkout order, then the variants in the order of their ids, and last the promotion and the payment of
 * the previous one. A recurring job closes that payment at its provider.
 */
export async function createCheckoutOrder(
  { trx, sendWithCommit }: PipelinedTransaction,
  input: NewCheckoutOrder,
): Promise<CreatedCheckout> {
  const { bagId, shopperId, subTotalAmount, now, language, promotions } = input;
  const {
    id,
    address,
    abandoned,
    restingVariants,
    items: itemsInBag,
  } = await beginCheckout(trx, input);
  const selected = selectItems(itemsInBag, input);
  checkReservationLimits(selected, restingVariants, language);
  if (subTotalAmount !== undefined && subTotalAmount !== sumPrices(selected))
    throw checkoutProblem('bag-changed', language);
  const freeShipping = selected[0]?.free_shipping ?? [];
  const record: CheckoutRecord = {
    id,
    shopper_id: shopperId,
    bag_id: bagId,
    status: 'open',
    currency: selected[0]?.currency ?? DEFAULT_CURRENCY,
    shipping_address: address ? toStoredAddress(address) : null,
    merchants: listMerchantShipping(selected, getDefaultShippingType(freeShipping)),
    free_shipping: freeShipping,
    discount: null,
    personal_id_id: null,
    created_at: new Date(now),
    expires_at: new Date(now + input.reservationMs),
    placed_at: null,
    for_transfer: false,
  };
  const items = selected.map(toCheckoutItem);
  const inserted = sendWithCommit(insertCheckout(trx, record, items));
  for (const checkoutOrderId of abandoned) await promotions.release(trx, checkoutOrderId, now);
  if (abandoned.length > 0) await cancelPendingPayments(trx, abandoned, now);
  const priceCreated = async () => {
    const ids = await inserted;
    const itemsWithIds = items.map((item, position) => ({ ...item, id: ids[position]?.id ?? '' }));
    return priceCheckout(record, itemsWithIds, input.fallbackDestination);
  };
  return { id, priceCreated };
}
