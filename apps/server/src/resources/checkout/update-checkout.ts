import type { ShippingType } from '@vitrine/contract';
import { formatPrice, type Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { PipelinedTransaction } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { amountUntilDiscount } from '../../pricing/price-order.ts';
import type { PromotionSource } from '../../pricing/promotion-discount.ts';
import {
  filterShippingOptions,
  findUnreachableMerchants,
  type ShippingDestination,
} from '../../pricing/shipping-rules.ts';
import {
  type LockedCheckout,
  lockCheckoutWithAddress,
  lockCheckoutWithItems,
} from './lock-checkout.ts';
import { checkoutProblem } from './problems.ts';
import type { PromotionsPort } from './promotions-port.ts';
import type { CheckoutRecord } from './queries.ts';
import { type PricedCheckout, priceCheckout, toStoredAddress } from './rules.ts';

export interface CheckoutChange {
  id: string;
  shopperId: string;
  now: number;
  language: Language;
  /** Shipping fees are calculated for this destination until an address is chosen. */
  fallbackDestination: ShippingDestination;
}

/** Prices a locked checkout order if it can still be changed. */
function requireOpen(locked: LockedCheckout | undefined, change: CheckoutChange): PricedCheckout {
  const { now, language, fallbackDestination } = change;
  if (!locked) throw checkoutProblem('checkout-not-found', language);
  const { record, items } = locked;
  if (record.status === 'placed') throw checkoutProblem('checkout-placed', language);
  if (record.status === 'abandoned') throw checkoutProblem('checkout-closed', language);
  if (record.status === 'expired' || record.expires_at.getTime() <= now)
    throw checkoutProblem('checkout-expired', language);
  return priceCheckout(record, items, fallbackDestination);
}

/** Locks the shopper's checkout order if it can still be changed. */
export const lockOpenCheckout = async (trx: Transaction<Database>, change: CheckoutChange) =>
  requireOpen(await lockCheckoutWithItems(trx, change.id, change.shopperId), change);

type CheckoutUpdate = Partial<
  Pick<CheckoutRecord, 'shipping_address' | 'merchants' | 'discount' | 'personal_id_id'>
>;

/** Updates a locked checkout order and returns it as it will be. */
function updateCheckout(
  { trx, sendWithCommit }: PipelinedTransaction,
  { record, items }: PricedCheckout,
  { fallbackDestination, language }: CheckoutChange,
  changes: CheckoutUpdate,
): PricedCheckout {
  // The shopper may have transferred the amount already.
  if (record.for_transfer) throw checkoutProblem('transfer-chosen', language);
  const columns = Object.entries(changes).map(([name, value]) => [
    name,
    value && JSON.stringify(value),
  ]);
  void sendWithCommit(
    trx
      .updateTable('checkout_orders')
      .set(Object.fromEntries(columns))
      .where('id', '=', record.id)
      .compile(),
  );
  return priceCheckout({ ...record, ...changes }, items, fallbackDestination);
}

/**
 * Sets the address. Options that do not reach it are replaced by the standard one when prices are
 * calculated.
 */
export async function setShippingAddress(
  transaction: PipelinedTransaction,
  change: CheckoutChange,
  addressId: string,
): Promise<PricedCheckout> {
  const { locked, address } = await lockCheckoutWithAddress(transaction.trx, change, addressId);
  const checkout = requireOpen(locked, change);
  const { record, shipments } = checkout;
  if (!address) throw checkoutProblem('address-not-found', change.language);
  const storedAddress = toStoredAddress(address);
  const [unreachable] = findUnreachableMerchants(record.merchants, shipments, storedAddress);
  if (unreachable)
    throw checkoutProblem('cannot-send-there', change.language, {
      values: { name: unreachable.name },
    });
  const isSameRecipient = record.shipping_address?.name === storedAddress.name;
  return updateCheckout(transaction, checkout, change, {
    shipping_address: storedAddress,
    // Customs clear a parcel only with the ID of its recipient.
    ...(isSameRecipient ? {} : { personal_id_id: null }),
  });
}

export async function setShippingOptions(
  transaction: PipelinedTransaction,
  change: CheckoutChange,
  options: readonly { merchantId: string; type: ShippingType }[],
): Promise<PricedCheckout> {
  const checkout = await lockOpenCheckout(transaction.trx, change);
  const { record, shipments, destination } = checkout;
  const merchants = record.merchants.map((merchant) => {
    const option = options.findLast(({ merchantId }) => merchantId === merchant.merchantId);
    const shipment = shipments.find(({ merchantId }) => merchantId === merchant.merchantId);
    if (!option || !shipment) return merchant;
    const availableOptions = filterShippingOptions(merchant.ways, destination, shipment);
    if (!availableOptions.some(({ type }) => type === option.type))
      throw checkoutProblem('shipping-unavailable', change.language, {
        values: { name: merchant.name },
      });
    return { ...merchant, chosen: option.type };
  });
  return updateCheckout(transaction, checkout, change, { merchants });
}

export async function applyPromotion(
  transaction: PipelinedTransaction,
  change: CheckoutChange,
  source: PromotionSource,
  promotions: PromotionsPort,
): Promise<PricedCheckout> {
  const { trx } = transaction;
  const checkout = await lockOpenCheckout(trx, change);
  const { record, lines } = checkout;
  const { shopperId, now, language } = change;
  const result = await promotions.findDiscount(trx, { shopperId, source, lines, now });
  if (!result.discount) throw checkoutProblem(result.reason, language);
  if (result.discount.currency !== record.currency)
    throw checkoutProblem('promo-not-for-these-items', language);
  const missing = amountUntilDiscount(result.discount, lines);
  if (missing !== null)
    throw checkoutProblem('promo-below-minimum', language, {
      values: { missing: formatPrice(missing, record.currency) },
    });
  if (record.discount) await promotions.release(trx, change.id, now);
  return updateCheckout(transaction, checkout, change, { discount: result.discount });
}

export async function removePromotion(
  transaction: PipelinedTransaction,
  change: CheckoutChange,
  promotions: PromotionsPort,
): Promise<PricedCheckout> {
  const { trx } = transaction;
  const checkout = await lockOpenCheckout(trx, change);
  if (!checkout.record.discount) return checkout;
  await promotions.release(trx, change.id, change.now);
  return updateCheckout(transaction, checkout, change, { discount: null });
}
