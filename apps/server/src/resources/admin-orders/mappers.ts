import type {
  ItemQuantity,
  MerchantOrderDetails,
  MerchantOrderSummary,
  OrderLine,
  RefundReason,
  RefundSplit,
} from '@vitrine/contract/admin';
import { listActions } from '@vitrine/contract/admin';
import { type Language, maskPersonName, splitTaxes } from '@vitrine/kit';
import { formatChosenSize } from '../../catalogue/facet-names.ts';
import type { DutyRate } from '../../pricing/break-down-taxes.ts';
import { getCarrierLabel } from '../../providers/carriers/carrier-names.ts';
import { PROVIDER_OF_CHANNEL } from '../../providers/payments/payment-providers.ts';
import type { ImageUrls } from '../images/image-urls.ts';
import { EVENT_TEXT } from '../orders/messages.ts';
import { toOrderNumber } from '../orders/order-number.ts';
import { getShipmentRoute } from '../orders/rules.ts';
import { toPaymentNumber } from '../payments/rules.ts';
import { mapDeductionToResponse } from '../returns/mappers.ts';
import { calculateAmounts, calculateCancelledAmount } from './amount-rules.ts';
import { findCustomsWarnings } from './customs-rules.ts';
import type { MerchantOrderRecord } from './detail-queries.ts';
import type { LineRecord, SummaryRecord } from './list-queries.ts';
import { getDueTime, isOverdue } from './overdue-rules.ts';
import type { Refund } from './refund-rules.ts';

interface ViewContext {
  readonly language: Language;
  readonly now: number;
  readonly images: Pick<ImageUrls, 'views'>;
  /** Whose staff reads it; null for the shop's operators, who see its shopper. */
  readonly merchantId: string | null;
}

const toIsoString = (time: Date | null) => time?.toISOString() ?? null;

const SHOWN_DIGITS = 4;

/** The last digits suffice to recognise a number that a shopper names. */
export const maskMobile = (mobile: string): string =>
  mobile.slice(-SHOWN_DIGITS).padStart(mobile.length, '*');

export const toMerchantOrderSummary = (
  row: SummaryRecord,
  { now }: Pick<ViewContext, 'now'>,
): MerchantOrderSummary => ({
  id: row.id,
  orderId: row.order_id,
  orderNumber: toOrderNumber(row.order_id, row.placed_at),
  merchant: { id: row.merchant_id, name: row.merchant.name },
  status: row.status,
  isOverdue: isOverdue(row, now),
  isTest: row.is_test,
  recipient: maskPersonName(row.shipping_address.name),
  country: row.shipping_address.countryCode,
  pieces: row.pieces,
  currency: row.currency,
  amount: Number(row.amount),
  paidAt: row.paid_at.toISOString(),
  dueAt: toIsoString(getDueTime(row)),
});

/** What is picked for a merchant order. A variant that no longer exists has no SKU. */
export const toOrderLines = (
  lines: readonly LineRecord[],
  unshipped: readonly ItemQuantity[],
  { language, images }: Pick<ViewContext, 'language' | 'images'>,
): OrderLine[] =>
  lines.map((line) => ({
    id: line.id,
    brand: line.brand_name,
    description: line.short_description[language],
    image: images.views(line.image_keys.slice(0, 1))[0] ?? null,
    sku: line.sku ?? '',
    colour: line.colour?.[language] ?? null,
    size: formatChosenSize(line.size, line.size_scale, language),
    quantity: line.quantity,
    unshippedQuantity: unshipped.find(({ orderItemId }) => orderItemId === line.id)?.quantity ?? 0,
  }));

const toItems = (
  { items, shipped, unshipped, refundItems }: MerchantOrderRecord,
  { language, images }: ViewContext,
): MerchantOrderDetails['items'] =>
  items.map((item) => {
    const refundedQuantity = refundItems
      .filter(({ order_item_id }) => order_item_id === item.id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return {
      id: item.id,
      productId: item.product_id,
      variantId: item.variant_id,
      brand: item.brand_name,
      description: item.short_description[language],
      images: images.views(item.image_keys.slice(0, 1)),
      size: formatChosenSize(item.size, item.size_scale, language),
      quantity: item.quantity,
      shippedQuantity: shipped.get(item.id) ?? 0,
      unshippedQuantity:
        unshipped.find(({ orderItemId }) => orderItemId === item.id)?.quantity ?? 0,
      refundedQuantity,
      returnedQuantity: item.returned - refundedQuantity,
      price: Number(item.price),
      amountPaid: Number(item.amount_paid),
    };
  });

const toParcels = (
  { parcels, parcelItems, reports }: MerchantOrderRecord,
  { language }: Pick<ViewContext, 'language'>,
): MerchantOrderDetails['parcels'] =>
  parcels.map((parcel) => ({
    id: parcel.id,
    carrier: parcel.carrier,
    carrierName: getCarrierLabel(parcel.carrier)[language],
    trackingNumber: parcel.tracking_number,
    shippedAt: parcel.shipped_at.toISOString(),
    deliveredAt: toIsoString(parcel.delivered_at),
    isTracked: parcel.subscribed_at !== null,
    items: parcelItems
      .filter(({ shipment_id }) => shipment_id === parcel.id)
      .map(({ order_item_id, quantity }) => ({ orderItemId: order_item_id, quantity })),
    reports: reports
      .filter(({ shipment_id }) => shipment_id === parcel.id)
      .map(({ happened_at, content }) => ({ at: happened_at.toISOString(), content })),
  }));

const toRefunds = ({
  refunds,
  refundItems,
}: MerchantOrderRecord): MerchantOrderDetails['refunds'] =>
  refunds.map((refund) => ({
    id: refund.id,
    at: refund.created_at.toISOString(),
    author: refund.created_by,
    reason: refund.reason satisfies string as RefundReason,
    note: refund.note,
    items: refundItems
      .filter(({ refund_id }) => refund_id === refund.id)
      .map(({ order_item_id, quantity, amount, goodwill_amount }) => ({
        orderItemId: order_item_id,
        quantity,
        amount: Number(amount) - Number(goodwill_amount),
      }))
      .filter(({ quantity, amount }) => quantity + amount > 0),
    shipping: Number(refund.shipping_amount),
    goodwill: refundItems
      .filter(({ refund_id }) => refund_id === refund.id)
      .reduce((total, { goodwill_amount }) => total + Number(goodwill_amount), 0),
    total: Number(refund.item_amount) + Number(refund.shipping_amount),
    status: refund.status,
  }));

const toReturns = ({ returns, deductions }: MerchantOrderRecord): MerchantOrderDetails['returns'] =>
  returns.map((row) => ({
    id: row.id,
    status: row.status,
    requestedAt: row.requested_at.toISOString(),
    refundedAt: toIsoString(row.refunded_at),
    amount: Number(row.refund_amount),
    shipping: Number(row.shipping_amount),
    deductions: deductions
      .filter(({ return_id }) => return_id === row.id)
      .flatMap((item) => {
        const deduction = mapDeductionToResponse(item);
        return deduction ? [{ orderItemId: item.order_item_id, ...deduction }] : [];
      }),
  }));

const toCancellation = (record: MerchantOrderRecord): MerchantOrderDetails['cancellation'] => {
  const { cancelled_at } = record.summary;
  const amount = calculateCancelledAmount(record);
  return cancelled_at && amount > 0 ? { at: cancelled_at.toISOString(), amount } : null;
};

const toCustomsWarnings = ({ summary, items, customs }: MerchantOrderRecord, isCleared: boolean) =>
  findCustomsWarnings(
    { status: summary.status, isCleared },
    items.map(({ id, product_id, quantity, returned }) => ({
      id,
      productId: product_id,
      quantity,
      returned,
    })),
    customs,
  );

export function toMerchantOrderDetails(
  record: MerchantOrderRecord,
  context: ViewContext,
): MerchantOrderDetails {
  const { summary, events, notes, clearanceStatus, payment } = record;
  const { language, merchantId } = context;
  const { isCleared } = getShipmentRoute(summary, summary);
  const { name, mobile, stateName, city, district } = summary.shipping_address;
  return {
    ...toMerchantOrderSummary(summary, context),
    paymentNumber: toPaymentNumber(summary.payment_id),
    payment: {
      provider: PROVIDER_OF_CHANNEL[payment.channel],
      transactionId: payment.transaction_id,
      paidAt: toIsoString(payment.paid_at),
      amount: Number(payment.amount),
    },
    amounts: calculateAmounts(record, language),
    shopperId: merchantId === null ? summary.shopper_id : null,
    conversationId: merchantId === null ? (record.conversation?.id ?? null) : null,
    actions: listActions(summary.status, summary.ships_from).filter(
      // Another parcel needs something to send.
      (action) => action !== 'ship' || record.unshipped.some(({ quantity }) => quantity > 0),
    ),
    items: toItems(record, context),
    address: {
      name: maskPersonName(name),
      mobile: maskMobile(mobile),
      state: stateName[language],
      city,
      district,
    },
    customsWarnings: toCustomsWarnings(record, isCleared),
    shipsFrom: summary.ships_from,
    personalId: { isRequired: isCleared, status: clearanceStatus },
    shippingType: summary.shipping_type,
    shippingPaid: Number(summary.shipping_paid),
    expectedTo: summary.expected_to,
    parcels: toParcels(record, context),
    timeline: events.map(({ code, happened_at }) => ({
      code,
      at: happened_at.toISOString(),
      text: EVENT_TEXT[code][language],
    })),
    refunds: toRefunds(record),
    returns: toReturns(record),
    cancellation: toCancellation(record),
    notes: notes.map(({ id, created_at, author, content }) => ({
      id,
      at: created_at.toISOString(),
      author,
      content,
    })),
  };
}

export const toRefundSplit = (
  { lines, shipping, goodwill, total, left }: Refund,
  currency: string,
  rates: ReadonlyMap<string, DutyRate>,
): RefundSplit => ({
  currency,
  lines: lines
    .filter(({ quantity, amount }) => quantity + amount > 0)
    .map(({ item, goodwill: _, ...line }) => {
      const rate = rates.get(item.productId);
      const taxes = rate && splitTaxes(line.amount, rate);
      return {
        orderItemId: item.id,
        ...line,
        duty: taxes?.duty ?? null,
        vat: taxes?.vat ?? null,
      };
    }),
  shipping,
  goodwill,
  total,
  left: {
    items: [...left.items].map(([orderItemId, amount]) => ({ orderItemId, amount })),
    shipping: left.shipping,
    total: left.total,
  },
});
