import { z } from 'zod';
import { call } from '../call.ts';
import { MAX_ITEMS_PER_BAG } from '../entities/bags.ts';
import {
  checkoutOrder,
  merchantShipping,
  shippingType,
  unpaidOrder,
} from '../entities/checkout.ts';
import { codeId, minorUnits, numericId } from '../entities/common.ts';

const group = 'Checkout';
const params = z.object({ id: numericId });

/** Case and surrounding blanks are ignored. */
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
      'Creates a checkout order from the bag and reserves its stock; a repeated call with the same Idempotency-Key returns the same order',
    caller: 'shopper',
    body: z.object({
      items: z.array(numericId).min(1).max(MAX_ITEMS_PER_BAG).optional().meta({
        description: 'Only these items of the bag; absent: all items that can be ordered',
      }),
      subTotalAmount: minorUnits
        .optional()
        .meta({ description: 'The subtotal the shopper has seen; rejected if it has changed' }),
    }),
    response: checkoutOrder,
    errors: ['not-found', 'conflict'],
  }),
  getCheckoutOrder: call({
    method: 'GET',
    path: '/api/v1/checkout-orders/{id}',
    group,
    summary: 'A checkout order with its amounts',
    caller: 'shopper',
    params,
    response: checkoutOrder,
    errors: ['not-found'],
  }),
  cancelCheckoutOrder: call({
    method: 'POST',
    path: '/api/v1/checkout-orders/{id}/cancellation',
    group,
    summary: 'Ends a checkout order that is not paid, and releases its stock; the bag is unchanged',
    caller: 'shopper',
    params,
    response: checkoutOrder,
    errors: ['not-found', 'conflict'],
  }),
  listUnpaidOrders: call({
    method: 'GET',
    path: '/api/v1/my/unpaid-orders',
    group,
    summary: 'The checkout orders that wait for a payment that the shopper has started',
    caller: 'shopper',
    response: z.array(unpaidOrder),
  }),
  setCheckoutShippingAddress: call({
    method: 'PATCH',
    path: '/api/v1/checkout-orders/{id}/addresses/shipping',
    group,
    summary: 'Sets the shipping address; it decides the shipping options',
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
    summary: 'The shipping options of each merchant, with fee and delivery time',
    caller: 'shopper',
    params,
    response: z.array(merchantShipping),
    errors: ['not-found'],
  }),
  setShippingOptions: call({
    method: 'PUT',
    path: '/api/v1/checkout-orders/{id}/shipping-options',
    group,
    summary: 'Selects shipping options; merchants that are not given keep theirs',
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
    summary: 'Applies a promo code or a claimed reward package, replacing any other',
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
    summary: 'Removes the promo code or reward package',
    caller: 'shopper',
    params,
    response: checkoutOrder,
    errors: ['not-found', 'conflict'],
  }),
};
