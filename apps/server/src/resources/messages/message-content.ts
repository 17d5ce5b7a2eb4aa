import { formatChinaDate, formatPrice } from '@vitrine/kit';
import { href } from '@vitrine/platform/urls';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { MessagePurpose } from '../../notifications/destinations.ts';
import type { ShopEventType } from '../../notifications/events.ts';
import type { MessageTemplate, TemplateValues } from '../../providers/messages/templates.ts';
import { toOrderNumber } from '../orders/order-number.ts';
import { findCoupon, findOrderOfEvent, type NewMessage, type OrderOfEvent } from './queries.ts';

interface EventOfMessage {
  readonly subjectId: string;
  readonly ids: Readonly<Record<string, string>>;
  readonly publicUrl: string;
}

type CreateContent = (order: OrderOfEvent, link: string) => TemplateValues[MessageTemplate];

const orderNumber = ({ id, placed_at }: OrderOfEvent) => toOrderNumber(id, placed_at);

interface OrderMessage {
  readonly template: MessageTemplate;
  /** The screen to which it leads, if not that of the order. */
  readonly route?: 'orderFapiao';
  readonly create: CreateContent;
}

const nameMerchant: CreateContent = (order, link) => ({
  order: orderNumber(order),
  merchant: order.merchant ?? '',
  link,
});

/** The messages about an order. An event without an entry causes none. */
const ORDER_MESSAGES: Readonly<Partial<Record<ShopEventType, OrderMessage>>> = {
  'order.paid': {
    template: 'order-paid',
    create: (order, link) => ({
      order: orderNumber(order),
      amount: formatPrice(Number(order.grand_total), order.currency),
      link,
    }),
  },
  'order.shipped': {
    template: 'order-shipped',
    create: nameMerchant,
  },
  'order.identity-needed': {
    template: 'order-identity-needed',
    create: (order, link) => ({ order: orderNumber(order), link }),
  },
  'order.delivered': {
    template: 'order-delivered',
    create: nameMerchant,
  },
  'order.refunded': {
    template: 'order-refunded',
    create: (order, link) => ({
      order: orderNumber(order),
      amount: formatPrice(Number(order.refunded ?? 0), order.currency),
      link,
    }),
  },
  'fapiao.issued': { template: 'fapiao-issued', route: 'orderFapiao', create: nameMerchant },
  'fapiao.refused': { template: 'fapiao-refused', route: 'orderFapiao', create: nameMerchant },
  'fapiao.reversed': { template: 'fapiao-reversed', route: 'orderFapiao', create: nameMerchant },
};

/** Customs return a parcel whose receiver they cannot identify. */
const MUST_ARRIVE: MessageTemplate = 'order-identity-needed';

/** Why a shopper gets a message: those about orders always come. */
export const getPurpose = (template: string): MessagePurpose =>
  template === 'coupon-ending'
    ? { kind: 'marketing', topic: 'sales' }
    : { kind: 'service', mustArrive: template === MUST_ARRIVE };

async function createCouponMessage(
  trx: Transaction<Database>,
  { subjectId, publicUrl }: EventOfMessage,
): Promise<NewMessage | undefined> {
  const coupon = await findCoupon(trx, subjectId);
  if (!coupon) return undefined;
  const language = coupon.language ?? 'zh-CN';
  return {
    shopperId: coupon.shopper_id,
    template: 'coupon-ending',
    language,
    content: {
      coupon: coupon.name[language],
      day: formatChinaDate(coupon.valid_to.getTime(), language),
      link: publicUrl + href({ route: 'coupons' }, language),
    },
  };
}

/** Creates the message that an event causes, if any. */
export async function createMessage(
  trx: Transaction<Database>,
  type: ShopEventType,
  event: EventOfMessage,
): Promise<NewMessage | undefined> {
  if (type === 'coupon.ending') return createCouponMessage(trx, event);
  const message = ORDER_MESSAGES[type];
  const { orderId, merchantOrderId } = event.ids;
  const order =
    message && orderId && (await findOrderOfEvent(trx, orderId, merchantOrderId, event.subjectId));
  if (!order) return undefined;
  const language = order.language ?? 'zh-CN';
  const target = { route: message.route ?? 'order', params: { id: order.id } } as const;
  const link = event.publicUrl + href(target, language);
  return {
    shopperId: order.shopper_id,
    template: message.template,
    language,
    content: message.create(order, link),
  };
}
