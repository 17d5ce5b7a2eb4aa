import type { ShippingType } from '@vitrine/contract';
import { formatPrice, type Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { amountUntilDiscount } from '../../pricing/price-order.ts';
import type { PromotionSource } from '../../pricing/promotion-discount.ts';
import {
  filterShippingOptions,
  findUnreachableMerchants,
  type ShippingDestination,
} from '../../pricing/shipping-rules.ts';
import { findAddress } from '../addresses/queries.ts';
import { checkoutProblem } from './problems.ts';
import type { PromotionsPort } from './promotions-port.ts';
import { type CheckoutRecord, lockCheckoutWithItems } from './queries.ts';
import { priceCheckout, toStoredAddress } from './rules.ts';

export interface CheckoutChange {
  id: string;
  shopperId: string;
  now: number;
  language: Language;
  /** Shipping fees are calculated for this destination until an address is chosen. */
  fallbackDestination: ShippingDestination;
}

/** Locks the shopper's checkout order if it can still be changed. */
export async function lockOpenCheckout(trx: Transaction<Database>, change: CheckoutChange) {
  const { id, shopperId, now, language, fallbackDestination } = change;
  const locked = await lockCheckoutWithItems(trx, id, shopperId);
  if (!locked) throw checkoutProblem('checkout-not-found', language);
  const { record, items } = locked;
  if (record.status === 'placed') throw checkoutProblem('checkout-placed', language);
  if (record.status === 'abandoned') throw checkoutProblem('checkout-closed', language);
  if (record.status === 'expired' || record.expires_at.getTime() <= now)
    throw checkoutProblem('checkout-expired', language);
  return priceCheckout(record, items, fallbackDestination);
}

type CheckoutUpdate = Partial<
  Pick<CheckoutRecord, 'shipping_address' | 'merchants' | 'discount' | 'personal_id_id'>
>;

const updateCheckout = (trx: Transaction<Database>, id: string, changes: CheckoutUpdate) =>
  trx
    .updateTable('checkout_orders')
    .set(
      Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [name, value && JSON.stringify(value)]),
      ),
    )
    .where('id', '=', id)
    .execute();

/**
 * Sets the address. Options that do not reach it are replaced by the standard one when prices are
 * calculated.
 */
export async function setShippingAddress(
  trx: Transaction<Database>,
  change: CheckoutChange,
  addressId: string,
) {
  const { record, shipments } = await lockOpenCheckout(trx, change);
  const address = await findAddress(trx, change.shopperId, addressId);
  if (!address) throw checkoutProblem('address-not-found', change.language);
  const storedAddress = toStoredAddress(address);
  const [unreachable] = findUnreachableMerchants(record.merchants, shipments, storedAddress);
  if (unreachable)
    throw checkoutProblem('cannot-send-there', change.language, {
      values: { name: unreachable.name },
    });
  const isSameRecipient = record.shipping_address?.name === storedAddress.name;
  await updateCheckout(trx, change.id, {
    shipping_address: storedAddress,
    // Customs clear a parcel only with the ID of its recipient.
    ...(isSameRecipient ? {} : { personal_id_id: null }),
  });
}

export async function setShippingOptions(
  trx: Transaction<Database>,
  change: CheckoutChange,
  options: readonly { merchantId: string; type: ShippingType }[],
) {
  const { record, shipments, destination } = await lockOpenCheckout(trx, change);
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
  await updateCheckout(trx, change.id, { merchants });
}

export async function applyPromotion(
  trx: Transaction<Database>,
  change: CheckoutChange,
  source: PromotionSource,
  promotions: PromotionsPort,
) {
  const { record, lines } = await lockOpenCheckout(trx, change);
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
  await updateCheckout(trx, change.id, { discount: result.discount });
}

export async function removePromotion(
  trx: Transaction<Database>,
  change: CheckoutChange,
  promotions: PromotionsPort,
) {
  const { record } = await lockOpenCheckout(trx, change);
  if (!record.discount) return;
  await promotions.release(trx, change.id, change.now);
  await updateCheckout(trx, change.id, { discount: null });
}
