import type { CheckoutOrder, MerchantShipping, UnpaidOrder } from '@vitrine/contract';
import { type Language, SHIPPING_COUNTRIES } from '@vitrine/kit';
import { formatChosenSize } from '../../catalogue/facet-names.ts';
import { promiseDelivery } from '../../delivery/promise-delivery.ts';
import { calculateInstalment } from '../../pricing/instalments.ts';
import {
  calculateFee,
  calculateOwnFee,
  filterShippingOptions,
} from '../../pricing/shipping-rules.ts';
import type { StoredShippingAddress } from '../../pricing/stored-types.ts';
import type { OfferedPayments } from '../../providers/payments/open-payments.ts';
import type { ImageUrls } from '../images/image-urls.ts';
import type { CheckoutItemRecord } from './queries.ts';
import { needsPersonalId, type PricedCheckout } from './rules.ts';

export const mapShippingAddressToResponse = (
  address: StoredShippingAddress,
  language: Language,
) => ({
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

/** The shipping options of each merchant and the fee of the chosen one in this order. */
export const mapShippingOptionsToResponse = (
  { record, shipments, destination, price }: PricedCheckout,
  language: Language,
  now: number,
): MerchantShipping[] =>
  record.merchants.flatMap(({ merchantId, name, monogram, city, ways }) => {
    const shipment = shipments.find((each) => each.merchantId === merchantId);
    if (!shipment) return [];
    const possible = filterShippingOptions(ways, destination, shipment);
    const promiseContext = {
      orderedAt: now,
      address: record.shipping_address,
      country: destination.countryCode,
      language,
    };
    return {
      merchant: { id: merchantId, name, monogram, city: city[language] },
      fee: price.shipping.find((charge) => charge.merchantId === merchantId)?.fee ?? 0,
      shipsFrom: shipment.shipsFrom,
      passesCustoms: shipment.passesCustoms,
      options: possible.map((option) => ({
        type: option.type,
        fee: calculateOwnFee(option, shipment.amount, record.free_shipping),
        regularFee: calculateFee(option, shipment.amount),
        minDays: option.minDays,
        maxDays: option.maxDays,
        promise: promiseDelivery(option, promiseContext),
        selected: option === shipment.option,
      })),
    };
  });

interface ItemResponseContext {
  images: Pick<ImageUrls, 'views'>;
  language: Language;
}

interface CheckoutResponseContext extends ItemResponseContext {
  offeredPayments: OfferedPayments;
  now: number;
}

/** An item copied into an order: its name, picture and price do not change any more. */
type OrderedItem = Omit<
  CheckoutItemRecord,
  'merchant_id' | 'is_same_day' | 'bag_item_id' | 'checkout_order_id'
>;

export const mapOrderedItemToResponse = (
  item: OrderedItem,
  { images, language }: ItemResponseContext,
) => ({
  id: item.id,
  productId: item.product_id,
  variantId: item.variant_id,
  brand: { id: item.brand_id, name: item.brand_name },
  shortDescription: item.short_description[language],
  images: images.views(item.image_keys.slice(0, 1)),
  size: item.size,
  sizeDescription: formatChosenSize(item.size, item.size_scale, language),
  quantity: item.quantity,
  price: Number(item.price),
  priceWithoutPromotion: Number(item.price_without_promotion),
});

const mapCheckoutItemToResponse = (
  item: CheckoutItemRecord,
  context: ItemResponseContext,
): CheckoutOrder['items'][0] => ({
  ...mapOrderedItemToResponse(item, context),
  merchantId: item.merchant_id,
});

const mapPromoToResponse = (
  { record, price }: PricedCheckout,
  language: Language,
): CheckoutOrder['promo'] =>
  record.discount && {
    code: 'code' in record.discount.source ? record.discount.source.code : null,
    rewardPackageId:
      'rewardPackageId' in record.discount.source ? record.discount.source.rewardPackageId : null,
    promotionId: record.discount.promotionId,
    name: record.discount.name[language],
    amount: price.totalDiscount,
  };

const mapPriceToResponse = ({ record, price }: PricedCheckout): CheckoutOrder['priceInfo'] => ({
  currencyIsoCode: record.currency,
  subTotalAmount: price.subTotalAmount,
  totalShippingFee: price.totalShippingFee,
  totalDiscount: price.totalDiscount,
  grandTotal: price.grandTotal,
  taxesIncluded: true,
});

/** How many of its items a list shows. */
const MAX_PICTURES = 3;

export function mapUnpaidOrderToResponse(
  checkout: PricedCheckout,
  paymentId: string,
  { images, language }: ItemResponseContext,
): UnpaidOrder {
  const { record, items } = checkout;
  return {
    id: record.id,
    paymentId,
    expiresAt: record.expires_at.toISOString(),
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    items: items.slice(0, MAX_PICTURES).map((item) => ({
      id: item.id,
      productId: item.product_id,
      shortDescription: item.short_description[language],
      images: images.views(item.image_keys.slice(0, 1)),
    })),
    priceInfo: mapPriceToResponse(checkout),
  };
}

export function mapCheckoutToResponse(
  checkout: PricedCheckout,
  context: CheckoutResponseContext,
): CheckoutOrder {
  const { record, items, price, isFlatRateOrder } = checkout;
  const { language } = context;
  return {
    id: record.id,
    status: record.status,
    expiresAt: record.expires_at.toISOString(),
    isFlatRateOrder,
    items: items.map((item) => mapCheckoutItemToResponse(item, context)),
    shippingAddress:
      record.shipping_address && mapShippingAddressToResponse(record.shipping_address, language),
    shippingOptions: mapShippingOptionsToResponse(checkout, language, context.now),
    promo: mapPromoToResponse(checkout, language),
    priceInfo: mapPriceToResponse(checkout),
    payment: {
      channels: [...context.offeredPayments.channels],
      rehearsed: [...context.offeredPayments.rehearsed],
      instalments: context.offeredPayments.instalments.map((count) => ({
        count,
        amount: calculateInstalment(price.grandTotal, count),
      })),
    },
    isPersonalIdRequired: needsPersonalId(checkout),
    personalIdId: record.personal_id_id,
  };
}
