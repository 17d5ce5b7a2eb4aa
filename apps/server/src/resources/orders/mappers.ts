import type {
  MerchantOrder,
  Order,
  OrderItem,
  OrderStatus,
  OrderSummary,
  PaymentChannel,
  ShipmentTracking,
} from '@vitrine/contract';
import {
  formatChinaShortDate,
  formatMessage,
  type Language,
  type Localised,
  toChinaIsoDate,
} from '@vitrine/kit';
import { formatPromisePlace } from '../../delivery/promise-delivery.ts';
import {
  type PaymentProvider,
  PROVIDER_OF_CHANNEL,
} from '../../providers/payments/payment-providers.ts';
import { mapOrderedItemToResponse, mapShippingAddressToResponse } from '../checkout/mappers.ts';
import type { ImageUrls } from '../images/image-urls.ts';
import {
  EVENT_DETAIL,
  EVENT_TEXT,
  getCarrierName,
  HINTS,
  PERSONAL_ID_HINT,
  PERSONAL_ID_NEEDED,
  RECEIVED,
  RECEIVED_HINT,
  STATUS_TEXT,
} from './messages.ts';
import type {
  OrderItemRecord,
  OrderRecord,
  ShipmentEventRecord,
  ShipmentRecord,
} from './queries.ts';
import {
  canCancel,
  canConfirmDelivery,
  getOrderStatus,
  getReturnDeadline,
  getReturnedStatus,
} from './rules.ts';

export interface OrderResponseContext {
  readonly images: Pick<ImageUrls, 'views'>;
  readonly language: Language;
  readonly now: number;
}

/** An order with its shipments and items. */
export interface OrderWithParts {
  readonly record: OrderRecord;
  readonly shipments: readonly ShipmentRecord[];
  readonly items: readonly OrderItemRecord[];
}

const toIsoString = (time: Date | null) => time?.toISOString() ?? null;

const mapOrderItemToResponse = (
  item: OrderItemRecord,
  context: OrderResponseContext,
): OrderItem => ({
  ...mapOrderedItemToResponse(item, context),
  amountPaid: Number(item.amount_paid),
  returnedQuantity: item.returned ?? 0,
});

const isPersonalIdNeeded = ({ last_event }: ShipmentRecord) => last_event === 'identity-needed';

function getShipmentText(shipment: ShipmentRecord, status: OrderStatus): Localised {
  if (status === 'returning' || status === 'returned') return STATUS_TEXT[status];
  if (shipment.delivery_confirmed_at) return RECEIVED;
  return isPersonalIdNeeded(shipment) ? PERSONAL_ID_NEEDED : STATUS_TEXT[shipment.status];
}

export function mapShipmentToResponse(
  shipment: ShipmentRecord,
  items: readonly OrderItemRecord[],
  context: OrderResponseContext,
): MerchantOrder {
  const { language, now } = context;
  const ownItems = items.filter(({ merchant_order_id }) => merchant_order_id === shipment.id);
  const isCancelled = shipment.status === 'cancelled';
  const status = (!isCancelled && getReturnedStatus(ownItems)) || shipment.status;
  const deadline = getReturnDeadline(shipment.delivered_at);
  const { name, monogram, city } = shipment.merchant;
  return {
    id: shipment.id,
    merchant: { id: shipment.merchant_id, name, monogram, city: city[language] },
    status,
    statusText: getShipmentText(shipment, status)[language],
    shippingType: shipment.shipping_type,
    trackingNumber: shipment.tracking_number,
    carrier: getCarrierName(shipment.carrier, language),
    expectedFrom: shipment.expected_from,
    expectedTo: shipment.expected_to,
    paidAt: shipment.paid_at.toISOString(),
    acceptedAt: toIsoString(shipment.accepted_at),
    packedAt: toIsoString(shipment.packed_at),
    shippedAt: toIsoString(shipment.shipped_at),
    clearedAt: toIsoString(shipment.cleared_at),
    deliveredAt: toIsoString(shipment.delivered_at),
    signedAt: toIsoString(shipment.delivery_confirmed_at),
    cancelledAt: toIsoString(shipment.cancelled_at),
    canSign: canConfirmDelivery(shipment),
    canReturn:
      deadline !== null &&
      deadline.getTime() > now &&
      ownItems.some(({ quantity, returned }) => (returned ?? 0) < quantity),
    returnableUntil: toIsoString(deadline),
    items: ownItems.map((item) => mapOrderItemToResponse(item, context)),
  };
}

/** The order number: the day in Beijing followed by the id, for example 202611181001. */
export const formatOrderNumber = ({
  id,
  placed_at,
}: Pick<OrderRecord, 'id' | 'placed_at'>): string =>
  toChinaIsoDate(placed_at.getTime()).replaceAll('-', '') + id;

const formatDay = (date: string | undefined, language: Language) =>
  date ? formatChinaShortDate(Date.parse(date), language) : '';

/** The last day on which an item of these shipments can be returned. */
const findLastReturnDay = (shipments: readonly ShipmentRecord[]) =>
  shipments
    .map(({ delivered_at }) => getReturnDeadline(delivered_at))
    .map((deadline) => (deadline ? toChinaIsoDate(deadline.getTime()) : ''))
    .sort()
    .at(-1);

/** The status texts of an order. Its slowest shipment decides, unless customs need a personal ID. */
function describeOrderStatus({ record, shipments, items }: OrderWithParts, language: Language) {
  const cancelled = new Set(
    shipments.flatMap(({ id, status }) => (status === 'cancelled' ? id : [])),
  );
  const returned = getReturnedStatus(
    items.filter(({ merchant_order_id }) => !cancelled.has(merchant_order_id)),
  );
  if (returned)
    return {
      status: returned,
      statusText: STATUS_TEXT[returned][language],
      hint: HINTS[returned][language],
      isIdentityNeeded: false,
    };
  const status = getOrderStatus(shipments.map((shipment) => shipment.status));
  if (shipments.some(isPersonalIdNeeded))
    return {
      status,
      statusText: PERSONAL_ID_NEEDED[language],
      hint: PERSONAL_ID_HINT[language],
      isIdentityNeeded: true,
    };
  const isReceived = status === 'delivered' && record.closed_at !== null;
  const slowest = shipments.filter((shipment) => shipment.status === status);
  const to = slowest
    .map(({ expected_to }) => expected_to)
    .sort()
    .at(-1);
  const hint = isReceived ? RECEIVED_HINT : HINTS[status];
  return {
    status,
    statusText: (isReceived ? RECEIVED : STATUS_TEXT[status])[language],
    hint: formatMessage(hint[language], {
      to: formatDay(to, language),
      until: formatDay(findLastReturnDay(slowest), language),
    }),
    isIdentityNeeded: false,
  };
}

const mapOrderBase = (order: OrderWithParts, language: Language) => ({
  id: order.record.id,
  number: formatOrderNumber(order.record),
  ...describeOrderStatus(order, language),
  placedAt: order.record.placed_at.toISOString(),
  isHistory: order.record.closed_at !== null,
  canCancel: canCancel(order.shipments.map(({ status }) => status)),
  priceInfo: {
    currencyIsoCode: order.record.currency,
    subTotalAmount: Number(order.record.sub_total),
    totalShippingFee: Number(order.record.shipping_fee),
    totalDiscount: Number(order.record.discount),
    grandTotal: Number(order.record.grand_total),
    taxesIncluded: true as const,
  },
});

export function mapOrderSummaryToResponse(
  order: OrderWithParts,
  context: OrderResponseContext,
): OrderSummary {
  return {
    ...mapOrderBase(order, context.language),
    pieces: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    items: order.items.map((item) => {
      const { id, productId, shortDescription, images } = mapOrderItemToResponse(item, context);
      return { id, productId, shortDescription, images };
    }),
    merchantOrders: order.shipments.map((shipment) => {
      const mapped = mapShipmentToResponse(shipment, order.items, context);
      const { id, merchant, status, statusText, trackingNumber } = mapped;
      return { id, merchant, status, statusText, trackingNumber, canSign: mapped.canSign };
    }),
  };
}

const PAYMENT_METHODS: Readonly<Record<PaymentProvider, Order['paymentMethod']>> = {
  wechat: 'messaging',
  douyin: 'douyin',
  alipay: 'alipay',
};

/** The payment channel and the refunded amount of an order. */
interface PaymentSummary {
  readonly channel: PaymentChannel;
  readonly refunded: number;
}

export function mapOrderToResponse(
  order: OrderWithParts,
  payment: PaymentSummary,
  context: OrderResponseContext,
): Order {
  const { record, shipments, items } = order;
  const { language } = context;
  return {
    ...mapOrderBase(order, language),
    checkoutOrderId: record.checkout_order_id,
    shippingAddress: mapShippingAddressToResponse(record.shipping_address, language),
    deliveryPlace: formatPromisePlace(
      record.shipping_address,
      record.shipping_address.countryCode,
      language,
    ),
    merchantOrders: shipments.map((shipment) => mapShipmentToResponse(shipment, items, context)),
    promo: record.discount_name && {
      name: record.discount_name[language],
      amount: Number(record.discount),
    },
    paymentMethod: PAYMENT_METHODS[PROVIDER_OF_CHANNEL[payment.channel]],
    isPersonalIdRequired: record.is_personal_id_required,
    personalIdId: record.personal_id_id,
    refundedAmount: payment.refunded,
  };
}

/** The tracking events of a shipment, newest first. */
export const mapTrackingToResponse = (
  shipment: ShipmentRecord,
  events: readonly ShipmentEventRecord[],
  language: Language,
): ShipmentTracking => ({
  trackingNumber: shipment.tracking_number ?? '',
  carrier: getCarrierName(shipment.carrier, language),
  orderId: shipment.order_id,
  merchantOrderId: shipment.id,
  status: shipment.status,
  statusText: getShipmentText(shipment, shipment.status)[language],
  events: events
    .filter(({ merchant_order_id }) => merchant_order_id === shipment.id)
    .map(({ code, happened_at, place }) => ({
      code,
      at: happened_at.toISOString(),
      place: place?.[language] ?? null,
      text: EVENT_TEXT[code][language],
      detail: EVENT_DETAIL[code]?.[language] ?? null,
    })),
});
