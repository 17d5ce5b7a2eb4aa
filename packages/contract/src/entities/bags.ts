import { z } from 'zod';
import { image, minorUnits, numericId, uuid } from './common.ts';
import { deliveryPromise, passesCustoms, shippingOrigin } from './delivery.ts';
import { brandReference, merchant } from './products.ts';

/** Limits resale: no shopper wears more of one size. */
export const MAX_QUANTITY_PER_ITEM = 5;
/** Limits the bag to what one screen can show and one query can price. */
export const MAX_ITEMS_PER_BAG = 50;

/** An outfit shows at most this many products. */
export const MAX_OUTFIT_ITEMS = 8;

export const itemQuantity = z
  .int()
  .min(1)
  .max(MAX_QUANTITY_PER_ITEM)
  .meta({ description: 'Quantity of one size' });

/** A notice about an item that the shopper should see before the checkout. */
export const bagNotice = z.enum([
  'price-up',
  'price-down',
  'fewer-left',
  'last-piece',
  'sold-out',
  'not-open',
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
    sizeDescription: z.string().meta({ description: 'With its size system: FR 38' }),
    quantity: itemQuantity,
    price: minorUnits.meta({ description: 'Current unit price, taxes included' }),
    priceWithoutPromotion: minorUnits,
    priceWhenAdded: minorUnits.meta({
      description: 'Unit price when the item was added or last changed',
    }),
    currencyIsoCode: z.string(),
    availableQuantity: z
      .int()
      .min(0)
      .meta({ description: 'The quantity the shopper can buy, limited to the maximum per item' }),
    isSameDayDelivery: z.boolean(),
    opensAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When it can be bought, while that lies ahead for this shopper' }),
    notices: z.array(bagNotice),
  })
  .meta({ id: 'BagItem' });
export type BagItem = z.infer<typeof bagItem>;

export const boutiqueShipping = z.object({
  fee: minorUnits.meta({
    description: 'Delivery fee of the merchant, or its share of a flat rate',
  }),
  regularFee: minorUnits.meta({ description: 'Fee without the benefits of a membership' }),
  freeFrom: minorUnits
    .nullable()
    .meta({ description: 'Subtotal for free delivery; null: never free' }),
  missingForFree: minorUnits
    .nullable()
    .meta({ description: 'Amount missing for free delivery; null: free already, or never free' }),
  promise: deliveryPromise
    .nullable()
    .meta({ description: 'Null where the merchant does not send to the country' }),
});

export const boutique = z.object({
  merchant: bagMerchant,
  shipping: boutiqueShipping,
  shipsFrom: shippingOrigin,
  passesCustoms,
  items: z.array(numericId).meta({ description: 'Item ids, newest first' }),
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
    isFlatRateOrder: z.boolean().meta({
      description: 'Whether all merchants share one flat delivery fee, because it is cheaper',
    }),
    count: z
      .int()
      .meta({ description: 'The sum of all quantities, also of items that cannot be ordered' }),
    items: z.array(bagItem).meta({ description: 'Newest first' }),
    boutiques: z.record(numericId, boutique).meta({ description: 'By merchant id' }),
    availables: z.array(numericId).meta({
      description: 'Ids of the items that can be ordered; `priceInfo` is the price of these',
    }),
    priceInfo,
  })
  .meta({ id: 'Bag' });
export type Bag = z.infer<typeof bag>;

export const bagItemSizes = z
  .object({
    itemId: numericId,
    variantId: numericId,
    quantity: itemQuantity,
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
