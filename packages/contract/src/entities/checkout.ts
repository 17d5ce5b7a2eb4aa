import { z } from 'zod';
import { address } from './addresses.ts';
import { bagMerchant, priceInfo } from './bags.ts';
import { image, minorUnits, numericId, uuid } from './common.ts';
import { brandReference } from './products.ts';

export const checkoutStatus = z.enum(['open', 'placed', 'expired', 'abandoned']);
export type CheckoutStatus = z.infer<typeof checkoutStatus>;

export const shippingType = z.enum(['standard', 'express', 'same-day']);
export type ShippingType = z.infer<typeof shippingType>;

/** An address as it was when it was chosen; changing the address book later does not move a parcel. */
export const checkoutAddress = address
  .omit({ defaultShippingAddress: true })
  .meta({ id: 'CheckoutAddress' });
export type CheckoutAddress = z.infer<typeof checkoutAddress>;

export const checkoutItem = z
  .object({
    id: numericId,
    productId: numericId,
    variantId: numericId,
    merchantId: numericId,
    brand: brandReference,
    shortDescription: z.string(),
    images: z.array(image),
    size: z.string(),
    sizeDescription: z.string(),
    quantity: z.int().min(1),
    price: minorUnits,
    priceWithoutPromotion: minorUnits,
  })
  .meta({ id: 'CheckoutItem' });
export type CheckoutItem = z.infer<typeof checkoutItem>;

export const shippingOption = z
  .object({
    type: shippingType,
    fee: minorUnits.meta({ description: 'What this way costs by itself' }),
    minDays: z
      .int()
      .min(0)
      .meta({ description: 'Working days until it is there, customs included' }),
    maxDays: z.int().min(0),
    selected: z.boolean(),
  })
  .meta({ id: 'ShippingOption' });
export type ShippingOption = z.infer<typeof shippingOption>;

export const merchantShipping = z
  .object({
    merchant: bagMerchant,
    fee: minorUnits.meta({ description: 'What it comes to; its part of a flat rate' }),
    options: z.array(shippingOption),
  })
  .meta({ id: 'MerchantShipping' });
export type MerchantShipping = z.infer<typeof merchantShipping>;

export const checkoutPromo = z
  .object({
    code: z.string().nullable().meta({ description: 'Null when a reward package is used' }),
    rewardPackageId: z.string().nullable(),
    promotionId: z.string(),
    name: z.string(),
    amount: minorUnits.meta({ description: 'What it takes off, delivery included' }),
  })
  .meta({ id: 'CheckoutPromo' });
export type CheckoutPromo = z.infer<typeof checkoutPromo>;

export const checkoutPriceInfo = priceInfo
  .extend({
    totalDiscount: minorUnits,
    taxesIncluded: z.literal(true),
  })
  .meta({ id: 'CheckoutPriceInfo' });
export type CheckoutPriceInfo = z.infer<typeof checkoutPriceInfo>;

export const checkoutOrder = z
  .object({
    id: numericId,
    status: checkoutStatus,
    expiresAt: z.iso.datetime().meta({ description: 'Until then the pieces are held' }),
    isFlatRateOrder: z.boolean(),
    items: z.array(checkoutItem),
    shippingAddress: checkoutAddress.nullable(),
    shippingOptions: z.array(merchantShipping),
    promo: checkoutPromo.nullable(),
    priceInfo: checkoutPriceInfo,
    isPersonalIdRequired: z.boolean(),
    personalIdId: uuid.nullable(),
  })
  .meta({ id: 'CheckoutOrder' });
export type CheckoutOrder = z.infer<typeof checkoutOrder>;
