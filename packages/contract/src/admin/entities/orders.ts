import { z } from 'zod';
import {
  commaList,
  flag,
  image,
  minorUnits,
  numericId,
  utcDateTime,
  uuid,
} from '../../entities/common.ts';
import { shippingOrigin } from '../../entities/delivery.ts';
import { shipmentEventCode, shipmentStatus, trackingNumber } from '../../entities/orders.ts';
import { clearanceStatus } from '../../entities/personal-ids.ts';
import { returnDeduction, returnStatus } from '../../entities/returns.ts';
import { FULFILMENT_ACTIONS } from '../fulfilment.ts';
import { isOrderSearch } from '../order-search.ts';
import { customsGap } from './customs.ts';
import { pageQuery } from './page.ts';
import { refundProvider } from './refunds.ts';

const MAX_QUANTITY = 99;
export const MAX_ORDER_LINES = 50;
/** How many orders one file with papers takes. */
export const MAX_PAPERS = 50;
export const MAX_NOTE = 1_000;

export const orderNoteText = z.string().trim().min(1).max(MAX_NOTE);
export const refundReason = z.enum([
  'out-of-stock',
  'price-error',
  'price-difference',
  'shopper-request',
  'damaged',
  'lost',
  'late',
  'goodwill',
  'other',
]);
export type RefundReason = z.infer<typeof refundReason>;

/** The code of a carrier as Kuaidi100 writes it. */
export const carrierCode = z
  .string()
  .regex(/^[a-z0-9]{2,30}$/, 'must be the code of a carrier')
  .meta({ example: 'shunfeng' });

export const shippedNumber = z
  .string()
  .trim()
  .max(40)
  .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(trackingNumber);

/** Some units of an item of an order. */
export const itemQuantity = z.object({
  orderItemId: numericId,
  quantity: z.int().min(1).max(MAX_QUANTITY),
});
export type ItemQuantity = z.infer<typeof itemQuantity>;

export const namesEachOnce = (items: readonly { orderItemId: string }[]) =>
  new Set(items.map(({ orderItemId }) => orderItemId)).size === items.length;
export const NAMED_TWICE = 'names an item twice';

/** What goes back for an item: units, an amount, or units for another amount than their share. */
export const refundItems = z
  .array(
    z.object({
      orderItemId: numericId,
      quantity: z.int().min(0).max(MAX_QUANTITY),
      amount: minorUnits.optional().meta({
        description: 'Without one, the share of the units in what was paid for the item',
      }),
    }),
  )
  .max(MAX_ORDER_LINES)
  .refine(namesEachOnce, NAMED_TWICE);
export type RefundItem = z.infer<typeof refundItems>[number];

/** `30001:2,30002:0:5000`: two units of one item, and fifty yuan of another without units. */
export const refundItemList = commaList(z.string().regex(/^[1-9]\d{0,11}:\d{1,2}(?::\d{1,12})?$/))
  .transform((texts) =>
    texts.map((text): RefundItem => {
      const [orderItemId = '', quantity, amount] = text.split(':');
      return {
        orderItemId,
        quantity: Number(quantity),
        ...(amount === undefined ? {} : { amount: Number(amount) }),
      };
    }),
  )
  .refine(namesEachOnce, NAMED_TWICE)
  .meta({ example: '30001:2,30002:0:5000' });

/** An amount in a query. */
export const amountText = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
  .meta({ description: 'Minor units of the currency', example: '15000' });

export const merchantOrderQuery = z.object({
  ...pageQuery,
  status: commaList(shipmentStatus).optional(),
  'merchant-id': numericId.optional(),
  overdue: flag.optional(),
  search: z
    .string()
    .trim()
    .max(40)
    .refine(isOrderSearch, 'needs 2 letters of a name, or 4 characters of a number')
    .optional()
    .meta({
      description:
        'The name or mobile of the recipient, the number of an order, a parcel or a payment, or a part of them',
      example: '1093',
    }),
  from: utcDateTime.optional(),
  to: utcDateTime.optional(),
  sort: z.enum(['oldest', 'newest', 'due']).default('oldest'),
});

export const merchantOrderSummary = z
  .object({
    id: numericId,
    orderId: numericId,
    orderNumber: z.string(),
    merchant: z.object({ id: numericId, name: z.string() }),
    status: shipmentStatus,
    isOverdue: z.boolean(),
    isTest: z.boolean().meta({ description: 'Paid without money, by a tester' }),
    recipient: z.string().meta({ description: 'Masked' }),
    country: z.string(),
    pieces: z.int(),
    currency: z.string(),
    amount: minorUnits.meta({ description: 'What was paid for the items and their delivery' }),
    paidAt: utcDateTime,
    dueAt: utcDateTime
      .nullable()
      .meta({ description: 'When the merchant has to have taken the next step' }),
  })
  .meta({ id: 'MerchantOrderSummary' });
export type MerchantOrderSummary = z.infer<typeof merchantOrderSummary>;

/** What is picked for an order, as its list shows it. */
export const orderLine = z
  .object({
    id: numericId,
    brand: z.string(),
    description: z.string(),
    image: image.nullable().meta({ description: 'The smallest one of the first view' }),
    sku: z.string(),
    colour: z.string().nullable(),
    size: z.string(),
    quantity: z.int(),
    unshippedQuantity: z.int().meta({ description: 'What is left to be shipped' }),
  })
  .meta({ id: 'OrderLine' });
export type OrderLine = z.infer<typeof orderLine>;

export const merchantOrderRow = merchantOrderSummary
  .extend({ lines: z.array(orderLine) })
  .meta({ id: 'MerchantOrderRow' });
export type MerchantOrderRow = z.infer<typeof merchantOrderRow>;

export const merchantOrderCounts = z
  .object({ byStatus: z.record(shipmentStatus, z.int()), overdue: z.int() })
  .meta({ id: 'MerchantOrderCounts' });

export const fulfilmentItem = z
  .object({
    id: numericId,
    productId: numericId,
    variantId: numericId,
    brand: z.string(),
    description: z.string(),
    images: z.array(image),
    size: z.string(),
    quantity: z.int(),
    shippedQuantity: z.int(),
    unshippedQuantity: z.int().meta({ description: 'What is left to be shipped' }),
    refundedQuantity: z.int().meta({ description: 'Refunded by operators' }),
    returnedQuantity: z.int().meta({ description: 'Returned or being returned' }),
    price: minorUnits,
    amountPaid: minorUnits.meta({ description: 'For the whole quantity, minus discounts' }),
  })
  .meta({ id: 'FulfilmentItem' });

export const carrierReport = z.object({ at: utcDateTime, content: z.string() });

export const parcel = z
  .object({
    id: numericId,
    carrier: z.string(),
    carrierName: z.string(),
    trackingNumber: z.string(),
    shippedAt: utcDateTime,
    deliveredAt: utcDateTime.nullable(),
    isTracked: z.boolean().meta({ description: 'Whether the carrier reports to the shop' }),
    items: z.array(itemQuantity),
    reports: z.array(carrierReport).meta({ description: 'Newest first' }),
  })
  .meta({ id: 'Parcel' });

/** Whom a parcel goes to, unmasked. */
export const revealedAddress = z
  .object({
    name: z.string(),
    mobile: z.string(),
    state: z.string(),
    city: z.string(),
    district: z.string(),
    addressLine: z.string(),
    zipCode: z.string(),
  })
  .meta({ id: 'RevealedAddress' });
export type RevealedAddress = z.infer<typeof revealedAddress>;

export const orderNote = z
  .object({ id: numericId, at: utcDateTime, author: z.string(), content: z.string() })
  .meta({ id: 'OrderNote' });

export const refundSplit = z
  .object({
    currency: z.string(),
    lines: z.array(
      z.object({
        orderItemId: numericId,
        quantity: z.int(),
        fullAmount: minorUnits.meta({ description: 'The price of the units before discounts' }),
        discount: minorUnits.meta({ description: 'Their share of coupons and promotions' }),
        share: minorUnits.meta({ description: 'What the units are refunded with by themselves' }),
        amount: minorUnits.meta({ description: 'What is refunded' }),
        duty: minorUnits.nullable().meta({ description: 'The import duty in the amount' }),
        vat: minorUnits.nullable().meta({ description: 'The value-added tax in the amount' }),
        unshippedQuantity: z.int().meta({ description: 'Units that go back to stock at once' }),
      }),
    ),
    shipping: minorUnits,
    goodwill: minorUnits,
    total: minorUnits,
    left: z
      .object({
        items: z.array(z.object({ orderItemId: numericId, amount: minorUnits })),
        shipping: minorUnits,
        total: minorUnits,
      })
      .meta({ description: 'What can go back at most: what was paid and is not refunded' }),
  })
  .meta({ id: 'RefundSplit' });
export type RefundSplit = z.infer<typeof refundSplit>;

export const orderRefund = z
  .object({
    id: numericId,
    at: utcDateTime,
    author: z.string(),
    reason: z.string(),
    note: z.string(),
    items: z.array(z.object({ orderItemId: numericId, quantity: z.int(), amount: minorUnits })),
    shipping: minorUnits,
    goodwill: minorUnits,
    total: minorUnits,
    status: z.enum(['requested', 'processing', 'done', 'failed']).nullable(),
  })
  .meta({ id: 'OrderRefund' });

/** A return as its order lists it. */
export const returnOfOrder = z
  .object({
    id: numericId,
    status: returnStatus,
    requestedAt: utcDateTime,
    refundedAt: utcDateTime.nullable(),
    amount: minorUnits.meta({ description: 'What it refunds, or has refunded' }),
    shipping: minorUnits.meta({ description: 'The delivery in the amount' }),
    deductions: z.array(returnDeduction.extend({ orderItemId: numericId })),
  })
  .meta({ id: 'ReturnOfOrder' });

/** How what was paid for a merchant order came about, and what of it went back. */
export const orderAmounts = z
  .object({
    list: minorUnits.meta({ description: 'The items at their original prices' }),
    sale: minorUnits.meta({ description: 'How much lower their prices were when it was ordered' }),
    discount: minorUnits.meta({ description: 'Their part of the discount of the order' }),
    discountName: z.string().nullable(),
    shipping: minorUnits,
    taxes: z
      .object({ duty: minorUnits, vat: minorUnits })
      .nullable()
      .meta({ description: 'What the paid amount of imported items contains' }),
    paid: minorUnits,
    refunded: minorUnits.meta({ description: 'Requested or done: refunds, returns, cancellation' }),
    left: minorUnits,
  })
  .meta({ id: 'OrderAmounts' });

export const orderPayment = z
  .object({
    provider: refundProvider,
    transactionId: z.string().nullable().meta({ description: "The provider's own number" }),
    paidAt: utcDateTime.nullable(),
    amount: minorUnits.meta({ description: 'Of all merchant orders of the order' }),
  })
  .meta({ id: 'OrderPayment' });

export const merchantOrderDetails = merchantOrderSummary
  .extend({
    paymentNumber: z.string().meta({ description: 'The number of the payment at its provider' }),
    payment: orderPayment,
    amounts: orderAmounts,
    shopperId: numericId.nullable().meta({ description: 'Null for staff of a merchant' }),
    conversationId: uuid
      .nullable()
      .meta({ description: 'The last of the shopper; null for staff of a merchant' }),
    actions: z.array(z.enum(FULFILMENT_ACTIONS)).meta({ description: 'What can be done now' }),
    items: z.array(fulfilmentItem),
    address: z.object({
      name: z.string(),
      mobile: z.string(),
      state: z.string(),
      city: z.string(),
      district: z.string(),
    }),
    customsWarnings: z
      .array(z.object({ gap: customsGap, orderItemIds: z.array(numericId) }))
      .meta({ description: 'What its customs papers lack while they are needed' }),
    personalId: z.object({ isRequired: z.boolean(), status: clearanceStatus.nullable() }),
    shipsFrom: shippingOrigin,
    shippingType: z.string(),
    shippingPaid: minorUnits,
    expectedTo: z.string(),
    parcels: z.array(parcel),
    timeline: z.array(z.object({ code: shipmentEventCode, at: utcDateTime, text: z.string() })),
    refunds: z.array(orderRefund).meta({ description: 'By operators, without those of returns' }),
    returns: z.array(returnOfOrder),
    cancellation: z
      .object({ at: utcDateTime, amount: minorUnits })
      .nullable()
      .meta({ description: "What the shopper's cancellation refunds" }),
    notes: z.array(orderNote),
  })
  .meta({ id: 'MerchantOrderDetails' });
export type MerchantOrderDetails = z.infer<typeof merchantOrderDetails>;
