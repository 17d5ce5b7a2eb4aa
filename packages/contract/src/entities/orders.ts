import { z } from 'zod';
import { bagMerchant } from './bags.ts';
import { checkoutAddress, checkoutItem, checkoutPriceInfo, shippingType } from './checkout.ts';
import { minorUnits, numericId, pagination, uuid } from './common.ts';

/** Where a boutique's part of an order is. `delivering` means through customs, where there were any. */
export const parcelStatus = z.enum([
  'paid',
  'accepted',
  'packed',
  'shipped',
  'clearing',
  'delivering',
  'delivered',
  'cancelled',
]);
export type ParcelStatus = z.infer<typeof parcelStatus>;

/** An order is where the parcel is that has the longest way to go. */
export const orderStatus = parcelStatus.meta({ id: 'OrderStatus' });

/** What happened to a parcel, in the order in which it happens. */
export const parcelCode = z.enum([
  'paid',
  'accepted',
  'packed',
  'shipped',
  'departed',
  'arrived',
  'clearing',
  'identity-needed',
  'cleared',
  'out-for-delivery',
  'delivered',
  'signed',
  'cancelled',
]);
export type ParcelCode = z.infer<typeof parcelCode>;

export const parcelEvent = z
  .object({
    code: parcelCode,
    at: z.iso.datetime(),
    place: z.string().nullable(),
    text: z.string().meta({ description: "What happened, in the caller's language" }),
    detail: z.string().nullable().meta({ description: 'What it means for the shopper' }),
  })
  .meta({ id: 'ParcelEvent' });
export type ParcelEvent = z.infer<typeof parcelEvent>;

export const trackingNumber = z
  .string()
  .regex(/^[A-Z]{2}\d{8,12}[A-Z]{2}$/, 'must be a tracking number')
  .meta({ example: 'EM88420913CN' });

export const parcelTracking = z
  .object({
    trackingNumber,
    carrier: z.string(),
    orderId: numericId,
    merchantOrderId: numericId,
    status: parcelStatus,
    statusText: z.string(),
    events: z.array(parcelEvent).meta({ description: 'Newest first' }),
  })
  .meta({ id: 'ParcelTracking' });
export type ParcelTracking = z.infer<typeof parcelTracking>;

export const orderItem = checkoutItem
  .omit({ merchantId: true })
  .extend({
    amountPaid: minorUnits.meta({ description: 'Of all its pieces, less its part of discounts' }),
    returnedQuantity: z.int().min(0).meta({ description: 'Pieces on their way back, or back' }),
  })
  .meta({ id: 'OrderItem' });
export type OrderItem = z.infer<typeof orderItem>;

const moment = z.iso.datetime().nullable();

export const merchantOrder = z
  .object({
    id: numericId,
    merchant: bagMerchant,
    status: parcelStatus,
    statusText: z.string(),
    shippingType,
    trackingNumber: trackingNumber.nullable().meta({ description: 'Null until it is shipped' }),
    carrier: z.string(),
    expectedFrom: z.iso.date(),
    expectedTo: z.iso.date(),
    paidAt: z.iso.datetime(),
    acceptedAt: moment,
    packedAt: moment,
    shippedAt: moment,
    clearedAt: moment,
    deliveredAt: moment,
    signedAt: moment,
    cancelledAt: moment,
    canSign: z.boolean(),
    canReturn: z.boolean(),
    returnableUntil: moment,
    items: z.array(orderItem),
  })
  .meta({ id: 'MerchantOrder' });
export type MerchantOrder = z.infer<typeof merchantOrder>;

const orderHead = z.object({
  id: numericId,
  number: z
    .string()
    .meta({ description: 'As it is told on the telephone', example: '202611180427' }),
  status: orderStatus,
  statusText: z.string(),
  hint: z.string().meta({ description: 'What to expect next, in one line' }),
  placedAt: z.iso.datetime(),
  isHistory: z.boolean().meta({ description: 'Everything has arrived, or was cancelled' }),
  isIdentityNeeded: z.boolean().meta({ description: 'Customs wait for a personal ID' }),
  canCancel: z.boolean(),
  priceInfo: checkoutPriceInfo,
});

export const orderSummary = orderHead
  .extend({
    pieces: z.int(),
    items: z.array(
      orderItem.pick({ id: true, productId: true, shortDescription: true, images: true }),
    ),
    merchantOrders: z.array(
      merchantOrder.pick({
        id: true,
        merchant: true,
        status: true,
        statusText: true,
        trackingNumber: true,
        canSign: true,
      }),
    ),
  })
  .meta({ id: 'OrderSummary' });
export type OrderSummary = z.infer<typeof orderSummary>;

export const order = orderHead
  .extend({
    checkoutOrderId: numericId,
    shippingAddress: checkoutAddress,
    merchantOrders: z.array(merchantOrder),
    promo: z.object({ name: z.string(), amount: minorUnits }).nullable(),
    paymentMethod: z
      .enum(['messaging', 'douyin', 'alipay'])
      .meta({ description: 'The house that was paid' }),
    isPersonalIdRequired: z.boolean(),
    personalIdId: uuid.nullable(),
    refundedAmount: minorUnits.meta({ description: 'Given back, or on its way back' }),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof order>;

export const orderList = z
  .object({
    status: z.enum(['active', 'history']),
    items: z.array(orderSummary),
    activeCount: z.int(),
    pagination,
  })
  .meta({ id: 'OrderList' });
export type OrderList = z.infer<typeof orderList>;
