import { z } from 'zod';
import { image, minorUnits, numericId, uuid } from './common.ts';
import { brandReference, merchant } from './products.ts';

/** More pieces of one size than anybody wears; a reseller may write to us. */
export const MAX_PIECES_PER_ITEM = 5;
/** What one screen still shows and one query still prices at once. */
export const MAX_ITEMS_PER_BAG = 50;

export const pieces = z
  .int()
  .min(1)
  .max(MAX_PIECES_PER_ITEM)
  .meta({ description: 'How many pieces of one size' });

/** What a shopper should know about an item before they go on. */
export const bagNotice = z.enum([
  'price-up',
  'price-down',
  'fewer-left',
  'last-piece',
  'sold-out',
  'gone',
]);
export type BagNotice = z.infer<typeof bagNotice>;

export const bagMerchant = merchant
  .pick({ id: true, name: true, monogram: true, city: true })
  .meta({ id: 'BagMerchant' });
export type BagMerchant = z.infer<typeof bagMerchant>;

export const bagItem = z
  .object({
    id: numericId,
    productId: numericId,
    variantId: numericId,
    merchantId: numericId,
    merchant: bagMerchant,
    brand: brandReference,
    shortDescription: z.string(),
    images: z.array(image),
    size: z.string(),
    sizeDescription: z.string().meta({ description: 'As it is worn: FR 38' }),
    quantity: pieces,
    price: minorUnits.meta({ description: 'Of one piece, now, taxes included' }),
    priceWithoutPromotion: minorUnits,
    priceWhenAdded: minorUnits.meta({ description: 'When it was put in, or last changed' }),
    currencyIsoCode: z.string(),
    availableQuantity: z
      .int()
      .min(0)
      .meta({ description: 'What this shopper could buy of it, never more than the limit' }),
    isSameDayDelivery: z.boolean(),
    notices: z.array(bagNotice),
  })
  .meta({ id: 'BagItem' });
export type BagItem = z.infer<typeof bagItem>;

export const boutiqueShipping = z.object({
  fee: minorUnits.meta({
    description: 'Standard delivery of what is bought there; its part of a flat rate',
  }),
  freeFrom: minorUnits
    .nullable()
    .meta({ description: 'Delivery is free from this subtotal on; null: never' }),
  missingForFree: minorUnits
    .nullable()
    .meta({ description: 'What is still missing until then; null: free already, or never' }),
});

export const boutique = z.object({
  merchant: bagMerchant,
  shipping: boutiqueShipping,
  items: z.array(numericId).meta({ description: 'Ids of its items, newest first' }),
});
export type Boutique = z.infer<typeof boutique>;

export const priceInfo = z
  .object({
    currencyIsoCode: z.string(),
    subTotalAmount: minorUnits,
    totalShippingFee: minorUnits,
    grandTotal: minorUnits.meta({ description: 'Taxes and duties included' }),
  })
  .meta({ id: 'BagPriceInfo' });
export type BagPriceInfo = z.infer<typeof priceInfo>;

export const bag = z
  .object({
    id: uuid,
    isFlatRateOrder: z
      .boolean()
      .meta({ description: 'The boutiques share one flat delivery fee, being cheaper' }),
    count: z.int().meta({ description: 'Items, whatever their quantities' }),
    items: z.array(bagItem).meta({ description: 'Newest first' }),
    boutiques: z.record(numericId, boutique).meta({ description: 'By merchant' }),
    availables: z
      .array(numericId)
      .meta({ description: 'Items that can be ordered as they are; the prices are theirs' }),
    priceInfo,
  })
  .meta({ id: 'Bag' });
export type Bag = z.infer<typeof bag>;

export const bagItemSizes = z
  .object({
    itemId: numericId,
    variantId: numericId,
    quantity: pieces,
    sizes: z.array(
      z.object({
        variantId: numericId,
        size: z.string(),
        sizeDescription: z.string(),
        availableQuantity: z.int().min(0),
      }),
    ),
  })
  .meta({ id: 'BagItemSizes' });
export type BagItemSizes = z.infer<typeof bagItemSizes>;
