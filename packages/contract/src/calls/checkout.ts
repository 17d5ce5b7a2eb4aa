import { z } from 'zod';
import { call } from '../call.ts';
import { MAX_ITEMS_PER_BAG } from '../entities/bags.ts';
import { checkoutOrder, merchantShipping, shippingType } from '../entities/checkout.ts';
import { codeId, minorUnits, numericId } from '../entities/common.ts';

const group = 'Checkout';
const params = z.object({ id: numericId });

/** A code as people type it: blanks around it and small letters do not matter. */
const promoCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{3,32}$/, 'must be 3 to 32 letters, digits or dashes');

export const checkout = {
  createCheckoutOrder: call({
    method: 'POST',
    path: '/api/v1/checkout-orders',
    group,
    summary:
      'Opens an order from the bag and holds its pieces; sent again with the same Idempotency-Key it answers the same order',
    caller: 'shopper',
    body: z.object({
      items: z
        .array(numericId)
        .min(1)
        .max(MAX_ITEMS_PER_BAG)
        .optional()
        .meta({ description: 'Only these items of the bag; absent: all that can be ordered' }),
      subTotalAmount: minorUnits
        .optional()
        .meta({ description: 'What the shopper was shown; refused when it has changed' }),
    }),
    response: checkoutOrder,
    errors: ['not-found', 'conflict'],
  }),
  getCheckoutOrder: call({
    method: 'GET',
    path: '/api/v1/checkout-orders/{id}',
    group,
    summary: 'An order that is being made, with its amounts',
    caller: 'shopper',
    params,
    response: checkoutOrder,
    errors: ['not-found'],
  }),
  setCheckoutShippingAddress: call({
    method: 'PATCH',
    path: '/api/v1/checkout-orders/{id}/addresses/shipping',
    group,
    summary: 'Sends it to an address of the address book; delivery choices follow from it',
    caller: 'shopper',
    params,
    body: z.object({ addressId: numericId }),
    response: checkoutOrder,
    errors: ['not-found', 'conflict'],
  }),
  getShippingOptions: call({
    method: 'GET',
    path: '/api/v1/checkout-orders/{id}/shipping-options',
    group,
    summary: 'How each boutique can send, at what price and in which time',
    caller: 'shopper',
    params,
    response: z.array(merchantShipping),
    errors: ['not-found'],
  }),
  setShippingOptions: call({
    method: 'PUT',
    path: '/api/v1/checkout-orders/{id}/shipping-options',
    group,
    summary: 'Chooses how boutiques send; those not named keep their way',
    caller: 'shopper',
    params,
    body: z.object({
      options: z
        .array(z.object({ merchantId: numericId, type: shippingType }))
        .min(1)
        .max(MAX_ITEMS_PER_BAG),
    }),
    response: checkoutOrder,
    errors: ['not-found', 'conflict'],
  }),
  applyPromoCode: call({
    method: 'POST',
    path: '/api/v1/checkout-orders/{id}/promo-codes',
    group,
    summary: 'Uses a code or a claimed reward package in place of any other',
    caller: 'shopper',
    params,
    body: z.union([
      z.strictObject({ code: promoCode }),
      z.strictObject({ rewardPackageId: codeId }),
    ]),
    response: checkoutOrder,
    errors: ['not-found', 'conflict'],
  }),
  removePromoCode: call({
    method: 'DELETE',
    path: '/api/v1/checkout-orders/{id}/promo-code',
    group,
    summary: 'Takes the code or reward package off',
    caller: 'shopper',
    params,
    response: checkoutOrder,
    errors: ['not-found', 'conflict'],
  }),
};
