import {
  type Bag,
  type BagItem,
  type BagItemSizes,
  type BagMerchant,
  type BagNotice,
  type Boutique,
  MAX_PIECES_PER_ITEM,
} from '@vitrine/contract';
import { clamp, DEFAULT_CURRENCY, type Language } from '@vitrine/kit';
import { sizeName } from '../../catalogue/facet-names.ts';
import type { ShippingCharge } from '../checkout/price-order.ts';
import {
  chosenWay,
  type Destination,
  missingForFree,
  type Parcel,
  parcelsOf,
  shippingCosts,
  waysFor,
} from '../checkout/shipping-rules.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import type { BagItemRecord, findSizes } from './queries.ts';

interface Told {
  images: Pick<ImageAddresses, 'views'>;
  language: Language;
  /** What a bag tells of delivery is told of this place. */
  destination: Destination;
}

/** What there is of a size, and how much of it waits for the orders of others. */
interface Stock {
  stock: number | null;
  held: number;
  is_online: boolean;
}

/** What a shopper could buy now; a size that is gone from the catalogue has no stock at all. */
export const availableOf = ({ stock, held, is_online }: Stock): number =>
  stock === null || !is_online ? 0 : clamp(stock - held, 0, MAX_PIECES_PER_ITEM);

type Noticed = Stock & Pick<BagItemRecord, 'quantity' | 'price_incl_taxes' | 'price_when_added'>;

/** What a shopper should know of an item before they go on. */
export function noticesOf(item: Noticed): BagNotice[] {
  if (item.stock === null || !item.is_online) return ['gone'];
  const available = availableOf(item);
  if (available === 0) return ['sold-out'];
  const change = Number(item.price_incl_taxes) - Number(item.price_when_added);
  return [
    ...(available < item.quantity ? (['fewer-left'] as const) : []),
    ...(available === 1 && item.quantity === 1 ? (['last-piece'] as const) : []),
    ...(change > 0 ? (['price-up'] as const) : []),
    ...(change < 0 ? (['price-down'] as const) : []),
  ];
}

/** It can be ordered as it is. */
export const canBeOrdered = (item: Stock & Pick<BagItemRecord, 'quantity'>): boolean =>
  availableOf(item) >= item.quantity;

const merchantIn = (item: BagItemRecord, language: Language): BagMerchant => ({
  id: item.merchant_id,
  name: item.merchant_name,
  monogram: item.merchant_monogram,
  city: item.merchant_city[language],
});

/** A size that is gone keeps the price it had when it was put in. */
const priceOf = (item: BagItemRecord): number =>
  Number(item.price_incl_taxes ?? item.price_when_added);

const itemIn = (item: BagItemRecord, { images, language }: Told): BagItem => ({
  id: item.id,
  productId: item.product_id,
  variantId: item.variant_id,
  merchantId: item.merchant_id,
  merchant: merchantIn(item, language),
  brand: { id: item.brand_id, name: item.brand_name },
  shortDescription: item.short_description[language],
  images: images.views(item.image_keys.slice(0, 1)),
  size: item.size,
  sizeDescription: sizeName(item.size, item.size_scale, language),
  quantity: item.quantity,
  price: priceOf(item),
  priceWithoutPromotion: Number(item.price_without_promotion ?? item.price_when_added),
  priceWhenAdded: Number(item.price_when_added),
  currencyIsoCode: item.currency ?? DEFAULT_CURRENCY,
  availableQuantity: availableOf(item),
  isSameDayDelivery: item.is_same_day,
  notices: noticesOf(item),
});

/** What there is to pay at each boutique, as far as it can be ordered. */
interface Sums {
  parcels: readonly Parcel[];
  charges: readonly ShippingCharge[];
}

/** Standard delivery of one boutique's part, which is what a bag tells. */
function shippingIn(
  item: BagItemRecord,
  { parcels, charges }: Sums,
  destination: Destination,
): Boutique['shipping'] {
  const isOurs = ({ merchantId }: { merchantId: string }) => merchantId === item.merchant_id;
  const amount = parcels.find(isOurs)?.amount ?? 0;
  const ways = waysFor(item.merchant_shipping, destination, { isSameDay: false });
  const way = chosenWay(ways, 'standard');
  if (!way) return { fee: 0, freeFrom: null, missingForFree: null };
  return {
    fee: charges.find(isOurs)?.fee ?? way.fee,
    freeFrom: way.freeFrom,
    missingForFree: missingForFree(way, amount),
  };
}

function boutiquesIn(
  records: readonly BagItemRecord[],
  sums: Sums,
  { language, destination }: Told,
) {
  const boutiques: Record<string, Boutique> = {};
  for (const record of records) {
    const known = boutiques[record.merchant_id];
    if (known) known.items.push(record.id);
    else
      boutiques[record.merchant_id] = {
        merchant: merchantIn(record, language),
        shipping: shippingIn(record, sums, destination),
        items: [record.id],
      };
  }
  return boutiques;
}

/** The bag as its owner reads it. Amounts are of the items that can be ordered. */
export function bagIn(id: string, records: readonly BagItemRecord[], told: Told): Bag {
  const orderable = records.filter(canBeOrdered);
  const lines = orderable.map((item) => ({
    merchantId: item.merchant_id,
    price: priceOf(item),
    quantity: item.quantity,
    isSameDay: item.is_same_day,
  }));
  const parcels = parcelsOf(lines);
  const merchants = orderable.map(({ merchant_id, merchant_shipping }) => ({
    merchantId: merchant_id,
    ways: merchant_shipping,
    chosen: 'standard' as const,
  }));
  const { isFlatRateOrder, charges } = shippingCosts(merchants, parcels, told.destination);
  const subTotalAmount = parcels.reduce((sum, { amount }) => sum + amount, 0);
  const totalShippingFee = charges.reduce((sum, { fee }) => sum + fee, 0);
  return {
    id,
    isFlatRateOrder,
    count: records.length,
    items: records.map((item) => itemIn(item, told)),
    boutiques: boutiquesIn(records, { parcels, charges }, told),
    availables: orderable.map((item) => item.id),
    priceInfo: {
      currencyIsoCode: orderable[0]?.currency ?? DEFAULT_CURRENCY,
      subTotalAmount,
      totalShippingFee,
      grandTotal: subTotalAmount + totalShippingFee,
    },
  };
}

type SizeRecord = Awaited<ReturnType<typeof findSizes>>[number];

/** For each item the sizes to choose from. */
export const sizesIn = (
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
        sizeDescription: sizeName(size.size, size.size_scale, language),
        availableQuantity: availableOf(size),
      })),
  }));
