import { z } from 'zod';
import { address } from './addresses.ts';
import { bagMerchant, priceInfo } from './bags.ts';
import { image, minorUnits, numericId, uuid } from './common.ts';
import { deliveryPromise, passesCustoms, shippingOrigin } from './delivery.ts';
import { paymentOptions } from './payments.ts';
import { brandReference } from './products.ts';

export const checkoutStatus = z.enum(['open', 'placed', 'expired', 'abandoned']);
export type CheckoutStatus = z.infer<typeof checkoutStatus>;

export const shippingType = z.enum(['standard', 'express', 'same-day']);
export type ShippingType = z.infer<typeof shippingType>;

/**
 * A copy of the address when it was selected; later changes of the address book do not affect it.
 */
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
    fee: minorUnits.meta({ description: 'Fee of this option alone' }),
    regularFee: minorUnits.meta({ description: 'Fee without the benefits of a membership' }),
    minDays: z.int().min(0).meta({ description: 'Working days until delivery, customs included' }),
    maxDays: z.int().min(0),
    promise: deliveryPromise,
    selected: z.boolean(),
  })
  .meta({ id: 'ShippingOption' });
export type ShippingOption = z.infer<typeof shippingOption>;

export const merchantShipping = z
  .object({
    merchant: bagMerchant,
    fee: minorUnits.meta({ description: 'Fee to pay, or the share of a flat rate' }),
    shipsFrom: shippingOrigin,
    passesCustoms,
    options: z.array(shippingOption),
  })
  .meta({ id: 'MerchantShipping' });
export type MerchantShipping = z.infer<typeof merchantShipping>;

export const checkoutPromo = z
  .object({
    code: z.string().nullable().meta({ description: 'Null for a reward package' }),
    rewardPackageId: z.string().nullable(),
    promotionId: z.string(),
    name: z.string(),
    amount: minorUnits.meta({ description: 'Discount, delivery included' }),
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
    expiresAt: z.iso.datetime().meta({ description: 'Until then the stock is reserved' }),
    isFlatRateOrder: z.boolean(),
    items: z.array(checkoutItem),
    shippingAddress: checkoutAddress.nullable(),
    shippingOptions: z.array(merchantShipping),
    promo: checkoutPromo.nullable(),
    priceInfo: checkoutPriceInfo,
    payment: paymentOptions,
    isPersonalIdRequired: z.boolean(),
    personalIdId: uuid.nullable(),
  })
  .meta({ id: 'CheckoutOrder' });
export type CheckoutOrder = z.infer<typeof checkoutOrder>;

/** A checkout order whose payment was started, but not finished. Its stock is still reserved. */
export const unpaidOrder = checkoutOrder
  .pick({ id: true, expiresAt: true, priceInfo: true })
  .extend({
    paymentId: uuid.meta({ description: 'Its last payment' }),
    pieces: z.int(),
    items: z.array(
      checkoutItem.pick({ id: true, productId: true, shortDescription: true, images: true }),
    ),
  })
  .meta({ id: 'UnpaidOrder' });
export type UnpaidOrder = z.infer<typeof unpaidOrder>;
