import { DEFAULT_CURRENCY, type Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { cancelPendingPayments } from '../../payment-outbox/cancel-payments.ts';
import { getDefaultShippingType } from '../../pricing/shipping-rules.ts';
import type { BagItemRecord } from '../bags/queries.ts';
import { checkoutProblem } from './problems.ts';
import type { PromotionsPort } from './promotions-port.ts';
import { beginCheckout, insertCheckout } from './queries.ts';
import { checkReservationLimits } from './reservation-limits.ts';
import { toStoredAddress } from './rules.ts';
import { listMerchantShipping, selectItems, sumPrices } from './select-items.ts';

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
  promotions: PromotionsPort;
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
  trx: Transaction<Database>,
  input: NewCheckoutOrder,
): Promise<string> {
  const { bagId, shopperId, subTotalAmount, now, language, promotions } = input;
  const {
    address,
    abandoned,
    restingVariants,
    freeShipping,
    items: itemsInBag,
  } = await beginCheckout(trx, input);
  const items = selectItems(itemsInBag, input);
  checkReservationLimits(items, restingVariants, language);
  if (subTotalAmount !== undefined && subTotalAmount !== sumPrices(items))
    throw checkoutProblem('bag-changed', language);
  const checkout = {
    shopperId,
    bagId,
    currency: items[0]?.currency ?? DEFAULT_CURRENCY,
    address: address && toStoredAddress(address),
    merchants: listMerchantShipping(items, getDefaultShippingType(freeShipping)),
    freeShipping,
    createdAt: new Date(now),
    expiresAt: new Date(now + input.reservationMs),
  };
  const id = await insertCheckout(trx, checkout, items.map(toCheckoutItem));
  for (const checkoutOrderId of abandoned) await promotions.release(trx, checkoutOrderId, now);
  if (abandoned.length > 0) await cancelPendingPayments(trx, abandoned, now);
  return id;
}
