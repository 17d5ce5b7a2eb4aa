import type { CheckoutOrder, MerchantShipping } from '@vitrine/contract';
import { type Language, SHIPPING_COUNTRIES } from '@vitrine/kit';
import { sizeName } from '../../catalogue/facet-names.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';
import type { OrderLine } from './promotions-port.ts';
import type { AddressRecord, CheckoutItemRecord, CheckoutRecord } from './queries.ts';
import {
  chosenWay,
  DEFAULT_DESTINATION,
  type Destination,
  feeOf,
  type Parcel,
  parcelsOf,
  shippingCosts,
  waysFor,
} from './shipping-rules.ts';
import type { ChosenAddress } from './stored.ts';

/** Everything the boutiques send to the mainland crosses its customs, and customs ask who for. */
export const needsPersonalId = ({ countryCode }: Destination): boolean => countryCode === 'CN';

/** A checkout order with all that follows from what was chosen. */
export interface CheckoutSums {
  readonly record: CheckoutRecord;
  readonly items: readonly CheckoutItemRecord[];
  readonly lines: readonly OrderLine[];
  readonly parcels: readonly Parcel[];
  readonly destination: Destination;
  readonly isFlatRateOrder: boolean;
  readonly price: PricedOrder;
}

export const lineOf = (item: CheckoutItemRecord): OrderLine & { isSameDay: boolean } => ({
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

/** The amounts of a checkout order, from what is stored; until an address is, they are told for `meanwhile`. */
export function sumsOf(
  record: CheckoutRecord,
  items: readonly CheckoutItemRecord[],
  meanwhile: Destination = DEFAULT_DESTINATION,
): CheckoutSums {
  const lines = items.map(lineOf);
  const parcels = parcelsOf(lines);
  const destination = record.shipping_address ?? meanwhile;
  const { isFlatRateOrder, charges } = shippingCosts(record.merchants, parcels, destination);
  const price = priceOrder(lines, charges, record.discount ? [record.discount] : []);
  return { record, items, lines, parcels, destination, isFlatRateOrder, price };
}

export const chosenAddress = (address: AddressRecord): ChosenAddress => ({
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

export const addressIn = (address: ChosenAddress, language: Language) => ({
  id: address.id,
  name: address.name,
  mobileCountry: address.mobileCountry,
  mobile: address.mobile,
  country: {
    id: SHIPPING_COUNTRIES[address.countryCode].id,
    code: address.countryCode,
    name: SHIPPING_COUNTRIES[address.countryCode].name[language],
  },
  state: { id: address.stateId, code: address.stateCode, name: address.stateName[language] },
  city: { name: address.city },
  district: address.district,
  addressLine: address.addressLine,
  zipCode: address.zipCode,
});

/** How each boutique can send its part, and what its way comes to in this order. */
export const optionsIn = (
  { record, parcels, destination, price }: CheckoutSums,
  language: Language,
): MerchantShipping[] =>
  record.merchants.flatMap(({ merchantId, name, monogram, city, ways, chosen }) => {
    const parcel = parcels.find((each) => each.merchantId === merchantId);
    if (!parcel) return [];
    const possible = waysFor(ways, destination, parcel);
    const selected = chosenWay(possible, chosen);
    return {
      merchant: { id: merchantId, name, monogram, city: city[language] },
      fee: price.shipping.find((charge) => charge.merchantId === merchantId)?.fee ?? 0,
      options: possible.map((way) => ({
        type: way.type,
        fee: feeOf(way, parcel.amount),
        minDays: way.minDays,
        maxDays: way.maxDays,
        selected: way === selected,
      })),
    };
  });

interface Told {
  images: Pick<ImageAddresses, 'views'>;
  language: Language;
}

/** A piece as it was when it was put into an order: its name, its picture and its price stay so. */
type Goods = Omit<
  CheckoutItemRecord,
  'merchant_id' | 'is_same_day' | 'bag_item_id' | 'checkout_order_id'
>;

export const goodsIn = (item: Goods, { images, language }: Told) => ({
  id: item.id,
  productId: item.product_id,
  variantId: item.variant_id,
  brand: { id: item.brand_id, name: item.brand_name },
  shortDescription: item.short_description[language],
  images: images.views(item.image_keys.slice(0, 1)),
  size: item.size,
  sizeDescription: sizeName(item.size, item.size_scale, language),
  quantity: item.quantity,
  price: Number(item.price),
  priceWithoutPromotion: Number(item.price_without_promotion),
});

const itemIn = (item: CheckoutItemRecord, told: Told): CheckoutOrder['items'][0] => ({
  ...goodsIn(item, told),
  merchantId: item.merchant_id,
});

const promoIn = ({ record, price }: CheckoutSums, language: Language): CheckoutOrder['promo'] =>
  record.discount && {
    code: 'code' in record.discount.source ? record.discount.source.code : null,
    rewardPackageId:
      'rewardPackageId' in record.discount.source ? record.discount.source.rewardPackageId : null,
    promotionId: record.discount.promotionId,
    name: record.discount.name[language],
    amount: price.totalDiscount,
  };

/** The checkout order as its shopper reads it. */
export function checkoutIn(sums: CheckoutSums, told: Told): CheckoutOrder {
  const { record, items, price, isFlatRateOrder, destination } = sums;
  const { language } = told;
  return {
    id: record.id,
    status: record.status,
    expiresAt: record.expires_at.toISOString(),
    isFlatRateOrder,
    items: items.map((item) => itemIn(item, told)),
    shippingAddress: record.shipping_address && addressIn(record.shipping_address, language),
    shippingOptions: optionsIn(sums, language),
    promo: promoIn(sums, language),
    priceInfo: {
      currencyIsoCode: record.currency,
      subTotalAmount: price.subTotalAmount,
      totalShippingFee: price.totalShippingFee,
      totalDiscount: price.totalDiscount,
      grandTotal: price.grandTotal,
      taxesIncluded: true,
    },
    isPersonalIdRequired: needsPersonalId(destination),
    personalIdId: record.personal_id_id,
  };
}
