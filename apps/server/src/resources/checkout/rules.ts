import { passesCustoms, type ShippingOrigin } from '@vitrine/kit';
import { type PricedOrder, priceOrder } from '../../pricing/price-order.ts';
import type { OrderLine } from '../../pricing/promotion-discount.ts';
import {
  calculateShippingCosts,
  DEFAULT_DESTINATION,
  filterShippingOptions,
  getShippingOrigin,
  groupIntoShipments,
  type ShipmentContents,
  type ShippingDestination,
  selectShippingOption,
} from '../../pricing/shipping-rules.ts';
import type {
  MerchantShippingChoice,
  StoredShippingAddress,
  StoredShippingOption,
} from '../../pricing/stored-types.ts';
import type { AddressRecord } from '../addresses/queries.ts';
import type { CheckoutItemRecord, CheckoutRecord } from './queries.ts';

/** A merchant's shipment with its shipping option; undefined, none reaches the destination. */
export interface CheckoutShipment extends ShipmentContents {
  readonly option: StoredShippingOption | undefined;
  readonly shipsFrom: ShippingOrigin;
  readonly passesCustoms: boolean;
}

/** A checkout order with its items, shipments and calculated amounts. */
export interface PricedCheckout {
  readonly record: CheckoutRecord;
  readonly items: readonly CheckoutItemRecord[];
  readonly lines: readonly OrderLine[];
  readonly shipments: readonly CheckoutShipment[];
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

/** Finds the shipping option of a shipment, and what follows from where it sends from. */
function routeShipment(
  shipment: ShipmentContents,
  merchants: readonly MerchantShippingChoice[],
  destination: ShippingDestination,
): CheckoutShipment {
  const merchant = merchants.find(({ merchantId }) => merchantId === shipment.merchantId);
  const options = filterShippingOptions(merchant?.ways ?? [], destination, shipment);
  const option = merchant && selectShippingOption(options, merchant.chosen);
  const shipsFrom = getShippingOrigin(merchant ?? {}, option);
  return {
    ...shipment,
    option,
    shipsFrom,
    passesCustoms: passesCustoms(shipsFrom, destination.countryCode),
  };
}

/** Customs ask for the recipient's personal ID for imported goods, and for nothing else. */
export const needsPersonalId = ({ shipments }: Pick<PricedCheckout, 'shipments'>): boolean =>
  shipments.some((shipment) => shipment.passesCustoms);

/** What is to be paid, without the shipments that pass no customs. */
export function sumDeclared({ lines, price, shipments }: PricedCheckout): number {
  const passes = new Map(shipments.map((each) => [each.merchantId, each.passesCustoms]));
  const merchants = new Map(lines.map(({ id, merchantId }) => [id, merchantId]));
  const isDeclared = (merchantId: string | undefined) => passes.get(merchantId ?? '') ?? false;
  const goods = price.lines
    .filter(({ id }) => isDeclared(merchants.get(id)))
    .reduce((sum, { amount, discount }) => sum + amount - discount, 0);
  return price.shipping
    .filter(({ merchantId }) => isDeclared(merchantId))
    .reduce((sum, { fee, discount }) => sum + fee - discount, goods);
}

/**
 * Calculates the amounts of a checkout order. Until it has an address, the fallback destination applies.
 */
export function priceCheckout(
  record: CheckoutRecord,
  items: readonly CheckoutItemRecord[],
  fallbackDestination: ShippingDestination = DEFAULT_DESTINATION,
): PricedCheckout {
  const lines = items.map(toOrderLine);
  const destination = record.shipping_address ?? fallbackDestination;
  const shipments = groupIntoShipments(lines).map((shipment) =>
    routeShipment(shipment, record.merchants, destination),
  );
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
