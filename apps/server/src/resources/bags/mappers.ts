import type { Bag, BagItem, BagItemSizes, BagMerchant, Boutique } from '@vitrine/contract';
import { DEFAULT_CURRENCY, type Language, passesCustoms } from '@vitrine/kit';
import { formatChosenSize, formatSize } from '../../catalogue/facet-names.ts';
import { promiseDelivery } from '../../delivery/promise-delivery.ts';
import type { ShippingCharge } from '../../pricing/price-order.ts';
import {
  amountUntilFree,
  calculateFee,
  calculateShippingCosts,
  filterShippingOptions,
  getDefaultShippingType,
  getShippingOrigin,
  groupIntoShipments,
  type ShipmentContents,
  type ShippingDestination,
  selectShippingOption,
} from '../../pricing/shipping-rules.ts';
import type { StoredShippingOption } from '../../pricing/stored-types.ts';
import type { ImageUrls } from '../images/image-urls.ts';
import type { BagItemRecord, findBagItemSizes } from './queries.ts';
import { countAvailable, isOrderable, listNotices } from './rules.ts';

interface BagResponseContext {
  images: Pick<ImageUrls, 'views'>;
  language: Language;
  /** Shipping fees are estimated for this destination. */
  destination: ShippingDestination;
  /** Promises of delivery are calculated for an order at this time. */
  now: number;
}

const mapMerchantToResponse = (item: BagItemRecord, language: Language): BagMerchant => ({
  id: item.merchant_id,
  name: item.merchant_name,
  monogram: item.merchant_monogram,
  city: item.merchant_city[language],
});

/** A size that no longer exists keeps the price at which it was added. */
const getPrice = (item: BagItemRecord): number =>
  Number(item.price_incl_taxes ?? item.price_when_added);

const mapBagItemToResponse = (
  item: BagItemRecord,
  { images, language }: BagResponseContext,
): BagItem => ({
  id: item.id,
  productId: item.product_id,
  variantId: item.variant_id,
  merchantId: item.merchant_id,
  merchant: mapMerchantToResponse(item, language),
  brand: { id: item.brand_id, name: item.brand_name },
  shortDescription: item.short_description[language],
  images: images.views(item.image_keys.slice(0, 1)),
  size: item.size,
  sizeDescription: formatChosenSize(item.size, item.size_scale, language),
  quantity: item.quantity,
  price: getPrice(item),
  priceWithoutPromotion: Number(item.price_without_promotion ?? item.price_when_added),
  priceWhenAdded: Number(item.price_when_added),
  currencyIsoCode: item.currency ?? DEFAULT_CURRENCY,
  availableQuantity: countAvailable(item),
  isSameDayDelivery: item.is_same_day,
  opensAt: item.opens_at?.toISOString() ?? null,
  notices: listNotices(item),
});

/** The shipments and shipping fees of the orderable items. */
interface BagShipping {
  shipments: readonly ShipmentContents[];
  charges: readonly ShippingCharge[];
}

/** The option by which a merchant's items are sent unless the shopper chooses another at checkout. */
const findDefaultOption = (item: BagItemRecord, { destination }: BagResponseContext) =>
  selectShippingOption(
    filterShippingOptions(item.merchant_shipping, destination, { isSameDay: false }),
    getDefaultShippingType(item.free_shipping),
  );

function mapBoutiqueToResponse(
  record: BagItemRecord,
  bagShipping: BagShipping,
  context: BagResponseContext,
): Boutique {
  const option = findDefaultOption(record, context);
  const shipsFrom = getShippingOrigin({ shipsFrom: record.merchant_ships_from }, option);
  return {
    merchant: mapMerchantToResponse(record, context.language),
    shipping: mapShippingToResponse(record, option, bagShipping, context),
    shipsFrom,
    passesCustoms: passesCustoms(shipsFrom, context.destination.countryCode),
    items: [record.id],
  };
}

/** The delivery of one merchant's items that the shopper gets unless they choose another at checkout. */
function mapShippingToResponse(
  item: BagItemRecord,
  option: StoredShippingOption | undefined,
  { shipments, charges }: BagShipping,
  { destination, language, now }: BagResponseContext,
): Boutique['shipping'] {
  const isSameMerchant = ({ merchantId }: { merchantId: string }) =>
    merchantId === item.merchant_id;
  const amount = shipments.find(isSameMerchant)?.amount ?? 0;
  const freeTypes = item.free_shipping;
  if (!option)
    return { fee: 0, regularFee: 0, freeFrom: null, missingForFree: null, promise: null };
  const promise = promiseDelivery(option, {
    orderedAt: now,
    address: item.default_place,
    country: destination.countryCode,
    language,
  });
  const regularFee = calculateFee(option, amount);
  if (freeTypes.includes(option.type))
    return { fee: 0, regularFee, freeFrom: null, missingForFree: null, promise };
  const fee = charges.find(isSameMerchant)?.fee ?? option.fee;
  return {
    fee,
    regularFee: fee,
    freeFrom: option.freeFrom,
    missingForFree: amountUntilFree(option, amount),
    promise,
  };
}

function mapBoutiquesToResponse(
  records: readonly BagItemRecord[],
  bagShipping: BagShipping,
  context: BagResponseContext,
) {
  const boutiques: Record<string, Boutique> = {};
  for (const record of records) {
    const existing = boutiques[record.merchant_id];
    if (existing) existing.items.push(record.id);
    else boutiques[record.merchant_id] = mapBoutiqueToResponse(record, bagShipping, context);
  }
  return boutiques;
}

/** Amounts include orderable items only. */
export function mapBagToResponse(
  id: string,
  records: readonly BagItemRecord[],
  context: BagResponseContext,
): Bag {
  const orderable = records.filter(isOrderable);
  const lines = orderable.map((item) => ({
    merchantId: item.merchant_id,
    price: getPrice(item),
    quantity: item.quantity,
    isSameDay: item.is_same_day,
  }));
  const shipments = groupIntoShipments(lines);
  const freeTypes = records[0]?.free_shipping ?? [];
  const merchants = orderable.map(({ merchant_id, merchant_shipping }) => ({
    merchantId: merchant_id,
    ways: merchant_shipping,
    chosen: getDefaultShippingType(freeTypes),
  }));
  const { isFlatRateOrder, charges } = calculateShippingCosts(
    merchants,
    shipments,
    context.destination,
    freeTypes,
  );
  const subTotalAmount = shipments.reduce((sum, { amount }) => sum + amount, 0);
  const totalShippingFee = charges.reduce((sum, { fee }) => sum + fee, 0);
  return {
    id,
    isFlatRateOrder,
    count: records.reduce((sum, { quantity }) => sum + quantity, 0),
    items: records.map((item) => mapBagItemToResponse(item, context)),
    boutiques: mapBoutiquesToResponse(records, { shipments, charges }, context),
    availables: orderable.map((item) => item.id),
    priceInfo: {
      currencyIsoCode: orderable[0]?.currency ?? DEFAULT_CURRENCY,
      subTotalAmount,
      totalShippingFee,
      grandTotal: subTotalAmount + totalShippingFee,
    },
  };
}

type SizeRecord = Awaited<ReturnType<typeof findBagItemSizes>>[number];

export const mapSizesToResponse = (
  items: readonly Pick<BagItemRecord, 'id' | 'variant_id' | 'quantity'>[],
  sizes: readonly SizeRecord[],
  language: Language,
): BagItemSizes[] =>
  items.map(({ id, variant_id, quantity }) => ({
    itemId: id,
    variantId: variant_id,
    quantity,
    sizes: sizes
      .filter(({ item_id }) => item_id === id)
      .map((size) => ({
        variantId: size.id,
        size: size.size,
        sizeDescription: formatSize(size.size, size.size_scale, language),
        availableQuantity: countAvailable(size),
      })),
  }));
