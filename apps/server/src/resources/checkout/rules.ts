import { type PricedOrder, priceOrder } from '../../pricing/price-order.ts';
import type { OrderLine } from '../../pricing/promotion-discount.ts';
import {
  calculateShippingCosts,
  DEFAULT_DESTINATION,
  groupIntoShipments,
  type ShipmentContents,
  type ShippingDestination,
} from '../../pricing/shipping-rules.ts';
import type { StoredShippingAddress } from '../../pricing/stored-types.ts';
import type { AddressRecord } from '../addresses/queries.ts';
import type { CheckoutItemRecord, CheckoutRecord } from './queries.ts';

/** Every shipment to mainland China passes customs, which require the recipient's personal ID. */
export const needsPersonalId = ({ countryCode }: ShippingDestination): boolean =>
  countryCode === 'CN';

/** A checkout order with its items, shipments and calculated amounts. */
export interface PricedCheckout {
  readonly record: CheckoutRecord;
  readonly items: readonly CheckoutItemRecord[];
  readonly lines: readonly OrderLine[];
  readonly shipments: readonly ShipmentContents[];
  readonly destination: ShippingDestination;
  readonly isFlatRateOrder: boolean;
  readonly price: PricedOrder;
}

export const toOrderLine = (item: CheckoutItemRecord): OrderLine & { isSameDay: boolean } => ({
  id: item.id,
  variantId: item.variant_id,
  productId: item.product_id,
  merchantId: item.merchant_id,
  brandId: item.brand_id,
  quantity: item.quantity,
  price: Number(item.price),
  priceWithoutPromotion: Number(item.price_without_promotion),
  isSameDay: item.is_same_day,
});

/**
 * Calculates the amounts of a checkout order. Until it has an address, the fallback destination applies.
 */
export function priceCheckout(
  record: CheckoutRecord,
  items: readonly CheckoutItemRecord[],
  fallbackDestination: ShippingDestination = DEFAULT_DESTINATION,
): PricedCheckout {
  const lines = items.map(toOrderLine);
  const shipments = groupIntoShipments(lines);
  const destination = record.shipping_address ?? fallbackDestination;
  const { isFlatRateOrder, charges } = calculateShippingCosts(
    record.merchants,
    shipments,
    destination,
    record.free_shipping,
  );
  const price = priceOrder(lines, charges, record.discount ? [record.discount] : []);
  return { record, items, lines, shipments, destination, isFlatRateOrder, price };
}

export const toStoredAddress = (address: AddressRecord): StoredShippingAddress => ({
  id: address.id,
  name: address.name,
  mobileCountry: address.mobile_country,
  mobile: address.mobile,
  countryCode: address.country_code,
  stateId: address.state_id,
  stateCode: address.state_code,
  stateName: address.state_name,
  city: address.city,
  district: address.district,
  addressLine: address.address_line,
  zipCode: address.zip_code,
});
