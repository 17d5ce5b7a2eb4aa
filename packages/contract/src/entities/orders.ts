import { z } from 'zod';
import { bagMerchant } from './bags.ts';
import { checkoutAddress, checkoutItem, checkoutPriceInfo, shippingType } from './checkout.ts';
import { minorUnits, numericId, pagination, uuid } from './common.ts';
import { passesCustoms, shippingOrigin } from './delivery.ts';
import { fapiaoStatus } from './fapiao.ts';

/**
 * The status of one merchant's part of an order. `delivering` means that customs, if any, are
 * passed.
 */
export const shipmentStatus = z.enum([
  'paid',
  'accepted',
  'packed',
  'shipped',
  'clearing',
  'delivering',
  'delivered',
  'cancelled',
]);
export type ShipmentStatus = z.infer<typeof shipmentStatus>;

/**
 * The status of an order is that of its least advanced shipment. A shipment or order of which everything goes
 * back is `returning`, then `returned` once it is refunded.
 */
export const orderStatus = z
  .enum([...shipmentStatus.options, 'returning', 'returned'])
  .meta({ id: 'OrderStatus' });
export type OrderStatus = z.infer<typeof orderStatus>;

/** The events of a shipment, in the order in which they happen. */
export const shipmentEventCode = z.enum([
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
export type ShipmentEventCode = z.infer<typeof shipmentEventCode>;

export const shipmentEvent = z
  .object({
    code: shipmentEventCode,
    at: z.iso.datetime(),
    place: z.string().nullable(),
    text: z.string().meta({ description: "The event, in the caller's language" }),
    detail: z.string().nullable().meta({ description: 'What the event means for the shopper' }),
  })
  .meta({ id: 'ShipmentEvent' });
export type ShipmentEvent = z.infer<typeof shipmentEvent>;

export const trackingNumber = z
  .string()
  .regex(/^[A-Z0-9]{8,30}$/, 'must be a tracking number')
  .meta({ example: 'EM88420913CN' });

export const shipmentTracking = z
  .object({
    trackingNumber,
    carrier: z.string(),
    orderId: numericId,
    merchantOrderId: numericId,
    parcelId: numericId,
    status: shipmentStatus,
    statusText: z.string(),
    events: z.array(shipmentEvent).meta({ description: 'Newest first' }),
  })
  .meta({ id: 'ShipmentTracking' });
export type ShipmentTracking = z.infer<typeof shipmentTracking>;

export const orderItem = checkoutItem
  .omit({ merchantId: true })
  .extend({
    amountPaid: minorUnits.meta({
      description: 'For the whole quantity, minus its share of discounts',
    }),
    returnedQuantity: z
      .int()
      .min(0)
      .meta({ description: 'Quantity being returned or returned already' }),
  })
  .meta({ id: 'OrderItem' });
export type OrderItem = z.infer<typeof orderItem>;

const sentItem = z.object({ orderItemId: numericId, quantity: z.int().min(1) });

export const orderParcel = z
  .object({
    id: numericId,
    carrier: z.string(),
    trackingNumber,
    shippedAt: z.iso.datetime(),
    deliveredAt: z.iso.datetime().nullable(),
    items: z.array(sentItem),
  })
  .meta({ id: 'OrderParcel', description: 'A merchant order is sent in one parcel or several' });
export type OrderParcel = z.infer<typeof orderParcel>;

const nullableDateTime = z.iso.datetime().nullable();

export const merchantOrder = z
  .object({
    id: numericId,
    merchant: bagMerchant,
    status: orderStatus,
    statusText: z.string(),
    shippingType,
    trackingNumber: trackingNumber.nullable().meta({
      description: 'Of the first parcel; null until it is shipped',
    }),
    carrier: z.string().nullable().meta({ description: 'Of its parcels; null until one is sent' }),
    shipsFrom: shippingOrigin,
    passesCustoms,
    expectedFrom: z.iso.date(),
    expectedTo: z.iso.date(),
    paidAt: z.iso.datetime(),
    acceptedAt: nullableDateTime,
    packedAt: nullableDateTime,
    shippedAt: nullableDateTime,
    clearedAt: nullableDateTime,
    deliveredAt: nullableDateTime,
    signedAt: nullableDateTime,
    cancelledAt: nullableDateTime,
    canSign: z.boolean(),
    canReturn: z.boolean(),
    returnableUntil: nullableDateTime,
    items: z.array(orderItem),
    parcels: z.array(orderParcel),
    unsentItems: z.array(sentItem).meta({ description: 'Neither sent nor refunded' }),
  })
  .meta({ id: 'MerchantOrder' });
export type MerchantOrder = z.infer<typeof merchantOrder>;

const orderBase = z.object({
  id: numericId,
  number: z
    .string()
    .meta({ description: 'Short number for customer service', example: '202611180427' }),
  status: orderStatus,
  statusText: z.string(),
  hint: z.string().meta({ description: 'The next step, in one line' }),
  placedAt: z.iso.datetime(),
  isHistory: z.boolean().meta({ description: 'Everything is delivered or cancelled' }),
  isIdentityNeeded: z.boolean().meta({ description: 'Whether customs wait for a personal ID' }),
  canCancel: z.boolean(),
  isTest: z.boolean().meta({ description: 'Paid without money, by a tester' }),
  priceInfo: checkoutPriceInfo,
});

export const orderSummary = orderBase
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

export const order = orderBase
  .extend({
    checkoutOrderId: numericId,
    shippingAddress: checkoutAddress,
    deliveryPlace: z.string().meta({ description: 'What the promises of delivery call the place' }),
    merchantOrders: z.array(merchantOrder),
    promo: z.object({ name: z.string(), amount: minorUnits }).nullable(),
    paymentMethod: z
      .enum(['messaging', 'douyin', 'alipay', 'test', 'transfer'])
      .meta({ description: 'The payment provider' }),
    isPersonalIdRequired: z.boolean(),
    personalIdId: uuid.nullable(),
    fapiaoState: fapiaoStatus
      .exclude(['withdrawn'])
      .or(z.literal('available'))
      .nullable()
      .meta({ description: 'Of its fapiao; null: there is none, and none can be requested' }),
    refundedAmount: minorUnits.meta({ description: 'Refunded amount, pending refunds included' }),
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
