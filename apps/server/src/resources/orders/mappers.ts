import type {
  MerchantOrder,
  Order,
  OrderItem,
  OrderStatus,
  OrderSummary,
  PaymentChannel,
} from '@vitrine/contract';
import type { ItemQuantity } from '@vitrine/contract/admin';
import type { Language, Localised } from '@vitrine/kit';
import { formatPromisePlace } from '../../delivery/promise-delivery.ts';
import {
  type PaymentProvider,
  PROVIDER_OF_CHANNEL,
} from '../../providers/payments/payment-providers.ts';
import { mapOrderedItemToResponse, mapShippingAddressToResponse } from '../checkout/mappers.ts';
import type { ImageUrls } from '../images/image-urls.ts';
import { describeOrderStatus, isPersonalIdNeeded } from './describe-order-status.ts';
import { PARTIAL_TEXT, PERSONAL_ID_NEEDED, RECEIVED, STATUS_TEXT } from './messages.ts';
import { toOrderNumber } from './order-number.ts';
import { formatCarriers, mapParcelToResponse } from './parcel-mappers.ts';
import type { ParcelRecord } from './parcel-queries.ts';
import { findPartialProgress } from './parcel-rules.ts';
import type { OrderItemRecord, OrderRecord, ShipmentRecord } from './queries.ts';
import {
  canCancel,
  canConfirmDelivery,
  getReturnDeadline,
  getReturnedStatus,
  getShipmentRoute,
} from './rules.ts';

export interface OrderResponseContext {
  readonly images: Pick<ImageUrls, 'views'>;
  readonly language: Language;
  readonly now: number;
}

/** What merchant orders consist of; there may be parts of others among them. */
interface ShipmentParts {
  readonly items: readonly OrderItemRecord[];
  readonly parcels: readonly ParcelRecord[];
  /** The units that were neither sent nor refunded. */
  readonly unsent: readonly ItemQuantity[];
}

/** An order with its shipments and their parts. */
export interface OrderWithParts extends ShipmentParts {
  readonly record: OrderRecord;
  readonly shipments: readonly ShipmentRecord[];
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

function getShipmentText(
  shipment: ShipmentRecord,
  status: OrderStatus,
  { parcels, unsent }: Omit<ShipmentParts, 'items'>,
): Localised {
  if (status === 'returning' || status === 'returned') return STATUS_TEXT[status];
  if (shipment.delivery_confirmed_at) return RECEIVED;
  if (isPersonalIdNeeded(shipment)) return PERSONAL_ID_NEEDED;
  const unsentUnits = unsent.reduce((sum, { quantity }) => sum + quantity, 0);
  const partial = findPartialProgress({ status: shipment.status, unsentUnits, parcels });
  return partial ? PARTIAL_TEXT[partial] : STATUS_TEXT[shipment.status];
}

export function mapShipmentToResponse(
  order: OrderRecord,
  shipment: ShipmentRecord,
  parts: ShipmentParts,
  context: OrderResponseContext,
): MerchantOrder {
  const { language, now } = context;
  const ownItems = parts.items.filter(({ merchant_order_id }) => merchant_order_id === shipment.id);
  const parcels = parts.parcels.filter(
    ({ merchant_order_id }) => merchant_order_id === shipment.id,
  );
  const unsent = parts.unsent.filter(({ orderItemId }) =>
    ownItems.some(({ id }) => id === orderItemId),
  );
  const isCancelled = shipment.status === 'cancelled';
  const status = (!isCancelled && getReturnedStatus(ownItems)) || shipment.status;
  const deadline = getReturnDeadline(shipment);
  const { name, monogram, city } = shipment.merchant;
  return {
    id: shipment.id,
    merchant: { id: shipment.merchant_id, name, monogram, city: city[language] },
    status,
    statusText: getShipmentText(shipment, status, { parcels, unsent })[language],
    shippingType: shipment.shipping_type,
    trackingNumber: shipment.tracking_number,
    carrier: formatCarriers(parcels, language),
    shipsFrom: shipment.ships_from,
    passesCustoms: getShipmentRoute(order, shipment).isCleared,
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
    parcels: parcels.map((parcel) => mapParcelToResponse(parcel, language)),
    unsentItems: isCancelled ? [] : unsent,
  };
}

const mapOrderBase = (order: OrderWithParts, language: Language) => ({
  id: order.record.id,
  number: toOrderNumber(order.record.id, order.record.placed_at),
  ...describeOrderStatus(order, language),
  placedAt: order.record.placed_at.toISOString(),
  isHistory: order.record.closed_at !== null,
  canCancel: canCancel(order.shipments.map(({ status }) => status)),
  isTest: order.record.is_test,
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
      const mapped = mapShipmentToResponse(order.record, shipment, order, context);
      const { id, merchant, status, statusText, trackingNumber } = mapped;
      return { id, merchant, status, statusText, trackingNumber, canSign: mapped.canSign };
    }),
  };
}

const PAYMENT_METHODS: Readonly<Record<PaymentProvider, Order['paymentMethod']>> = {
  wechat: 'messaging',
  douyin: 'douyin',
  alipay: 'alipay',
  test: 'test',
  transfer: 'transfer',
};

/** The payment channel, the refunded amount and the fapiao of an order. */
interface OrderExtras {
  readonly fapiaoState: Order['fapiaoState'];
  readonly channel: PaymentChannel;
  readonly refunded: number;
}

export function mapOrderToResponse(
  order: OrderWithParts,
  extras: OrderExtras,
  context: OrderResponseContext,
): Order {
  const { record, shipments } = order;
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
    merchantOrders: shipments.map((shipment) =>
      mapShipmentToResponse(record, shipment, order, context),
    ),
    promo: record.discount_name && {
      name: record.discount_name[language],
      amount: Number(record.discount),
    },
    paymentMethod: PAYMENT_METHODS[PROVIDER_OF_CHANNEL[extras.channel]],
    isPersonalIdRequired: record.is_personal_id_required,
    personalIdId: record.personal_id_id,
    fapiaoState: extras.fapiaoState,
    refundedAmount: extras.refunded,
  };
}
