import type {
  MerchantOrder,
  Order,
  OrderItem,
  OrderSummary,
  ParcelTracking,
  PaymentChannel,
} from '@vitrine/contract';
import { chinaDate, chinaShortDay, fill, type Language, type Localised } from '@vitrine/kit';
import { addressIn, goodsIn } from '../checkout/rules.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import type { EventRecord, OrderItemRecord, OrderRecord, ParcelRecord } from './queries.ts';
import { canCancel, canSign, orderStatus, returnableUntil } from './travel.ts';
import {
  carrierName,
  EVENT_DETAIL,
  EVENT_TEXT,
  HINTS,
  IDENTITY_HINT,
  IDENTITY_NEEDED,
  RECEIVED_HINT,
  SIGNED,
  STATUS_TEXT,
} from './words.ts';

export interface Told {
  readonly images: Pick<ImageAddresses, 'views'>;
  readonly language: Language;
  readonly now: number;
}

/** An order with all that belongs to it. */
export interface WholeOrder {
  readonly record: OrderRecord;
  readonly parcels: readonly ParcelRecord[];
  readonly items: readonly OrderItemRecord[];
}

const iso = (time: Date | null) => time?.toISOString() ?? null;

const itemIn = (item: OrderItemRecord, told: Told): OrderItem => ({
  ...goodsIn(item, told),
  amountPaid: Number(item.amount_paid),
  returnedQuantity: item.returned ?? 0,
});

const isIdentityNeeded = ({ last_event }: ParcelRecord) => last_event === 'identity-needed';

function parcelText(parcel: ParcelRecord): Localised {
  if (parcel.signed_at) return SIGNED;
  return isIdentityNeeded(parcel) ? IDENTITY_NEEDED : STATUS_TEXT[parcel.status];
}

export function parcelIn(
  parcel: ParcelRecord,
  items: readonly OrderItemRecord[],
  told: Told,
): MerchantOrder {
  const { language, now } = told;
  const own = items.filter(({ merchant_order_id }) => merchant_order_id === parcel.id);
  const until = returnableUntil(parcel.delivered_at);
  const { name, monogram, city } = parcel.merchant;
  return {
    id: parcel.id,
    merchant: { id: parcel.merchant_id, name, monogram, city: city[language] },
    status: parcel.status,
    statusText: parcelText(parcel)[language],
    shippingType: parcel.shipping_type,
    trackingNumber: parcel.tracking_number,
    carrier: carrierName(parcel.carrier, language),
    expectedFrom: parcel.expected_from,
    expectedTo: parcel.expected_to,
    paidAt: parcel.paid_at.toISOString(),
    acceptedAt: iso(parcel.accepted_at),
    packedAt: iso(parcel.packed_at),
    shippedAt: iso(parcel.shipped_at),
    clearedAt: iso(parcel.cleared_at),
    deliveredAt: iso(parcel.delivered_at),
    signedAt: iso(parcel.signed_at),
    cancelledAt: iso(parcel.cancelled_at),
    canSign: canSign(parcel),
    canReturn:
      until !== null &&
      until.getTime() > now &&
      own.some(({ quantity, returned }) => (returned ?? 0) < quantity),
    returnableUntil: iso(until),
    items: own.map((item) => itemIn(item, told)),
  };
}

/** 202611181001: the day in Beijing, and the id. */
export const numberOf = ({ id, placed_at }: OrderRecord): string =>
  chinaDate(placed_at.getTime()).replaceAll('-', '') + id;

const day = (date: string | undefined, language: Language) =>
  date ? chinaShortDay(Date.parse(date), language) : '';

/** Until when something of these parcels can go back. */
const lastDayToReturn = (parcels: readonly ParcelRecord[]) =>
  parcels
    .map(({ delivered_at }) => returnableUntil(delivered_at))
    .map((until) => (until ? chinaDate(until.getTime()) : ''))
    .sort()
    .at(-1);

/** The state of an order in words: of its slowest parcel, unless customs wait for somebody. */
function stateIn({ record, parcels }: WholeOrder, language: Language) {
  const status = orderStatus(parcels.map((parcel) => parcel.status));
  if (parcels.some(isIdentityNeeded))
    return {
      status,
      statusText: IDENTITY_NEEDED[language],
      hint: IDENTITY_HINT[language],
      isIdentityNeeded: true,
    };
  const isReceived = status === 'delivered' && record.closed_at !== null;
  const slowest = parcels.filter((parcel) => parcel.status === status);
  const to = slowest
    .map(({ expected_to }) => expected_to)
    .sort()
    .at(-1);
  const hint = isReceived ? RECEIVED_HINT : HINTS[status];
  return {
    status,
    statusText: (isReceived ? SIGNED : STATUS_TEXT[status])[language],
    hint: fill(hint[language], {
      to: day(to, language),
      until: day(lastDayToReturn(slowest), language),
    }),
    isIdentityNeeded: false,
  };
}

const headIn = (order: WholeOrder, language: Language) => ({
  id: order.record.id,
  number: numberOf(order.record),
  ...stateIn(order, language),
  placedAt: order.record.placed_at.toISOString(),
  isHistory: order.record.closed_at !== null,
  canCancel: canCancel(order.parcels.map(({ status }) => status)),
  priceInfo: {
    currencyIsoCode: order.record.currency,
    subTotalAmount: Number(order.record.sub_total),
    totalShippingFee: Number(order.record.shipping_fee),
    totalDiscount: Number(order.record.discount),
    grandTotal: Number(order.record.grand_total),
    taxesIncluded: true as const,
  },
});

export function summaryIn(order: WholeOrder, told: Told): OrderSummary {
  return {
    ...headIn(order, told.language),
    pieces: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    items: order.items.map((item) => {
      const { id, productId, shortDescription, images } = itemIn(item, told);
      return { id, productId, shortDescription, images };
    }),
    merchantOrders: order.parcels.map((parcel) => {
      const whole = parcelIn(parcel, [], told);
      const { id, merchant, status, statusText, trackingNumber } = whole;
      return { id, merchant, status, statusText, trackingNumber, canSign: whole.canSign };
    }),
  };
}

const METHODS: Readonly<Record<PaymentChannel, Order['paymentMethod']>> = {
  'messaging-oa': 'messaging',
  minip: 'messaging',
  ttmp: 'douyin',
  alimp: 'alipay',
};

/** What became of the money of an order. */
interface Paid {
  readonly channel: PaymentChannel;
  readonly refunded: number;
}

export function orderIn(order: WholeOrder, paid: Paid, told: Told): Order {
  const { record, parcels, items } = order;
  const { language } = told;
  return {
    ...headIn(order, language),
    checkoutOrderId: record.checkout_order_id,
    shippingAddress: addressIn(record.shipping_address, language),
    merchantOrders: parcels.map((parcel) => parcelIn(parcel, items, told)),
    promo: record.discount_name && {
      name: record.discount_name[language],
      amount: Number(record.discount),
    },
    paymentMethod: METHODS[paid.channel],
    isPersonalIdRequired: record.is_personal_id_required,
    personalIdId: record.personal_id_id,
    refundedAmount: paid.refunded,
  };
}

/** Where a parcel has been, newest first. */
export const trackingIn = (
  parcel: ParcelRecord,
  events: readonly EventRecord[],
  language: Language,
): ParcelTracking => ({
  trackingNumber: parcel.tracking_number ?? '',
  carrier: carrierName(parcel.carrier, language),
  orderId: parcel.order_id,
  merchantOrderId: parcel.id,
  status: parcel.status,
  statusText: parcelText(parcel)[language],
  events: events
    .filter(({ merchant_order_id }) => merchant_order_id === parcel.id)
    .map(({ code, happened_at, place }) => ({
      code,
      at: happened_at.toISOString(),
      place: place?.[language] ?? null,
      text: EVENT_TEXT[code][language],
      detail: EVENT_DETAIL[code]?.[language] ?? null,
    })),
});
