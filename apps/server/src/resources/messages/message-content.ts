import { formatChinaDate, formatPrice } from '@vitrine/kit';
import { href } from '@vitrine/platform/urls';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { MessagePurpose } from '../../notifications/destinations.ts';
import type { ShopEventType } from '../../notifications/events.ts';
import type { MessageTemplate, TemplateValues } from '../../providers/messages/templates.ts';
import { toOrderNumber } from '../orders/order-number.ts';
import {
  type CouponOfEvent,
  findCouponsOfEvents,
  findOrdersOfEvents,
  type NewMessage,
  type OrderOfEvent,
} from './event-queries.ts';

export interface EventOfMessage {
  readonly id: string;
  readonly type: ShopEventType;
  readonly subjectId: string;
  readonly ids: Readonly<Record<string, string>>;
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

function createCouponMessage(coupon: CouponOfEvent, publicUrl: string): NewMessage {
  const language = coupon.language ?? 'zh-CN';
  return {
    eventId: coupon.event_id,
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

function createOrderMessage(
  { template, route, create }: OrderMessage,
  order: OrderOfEvent,
  publicUrl: string,
): NewMessage {
  const language = order.language ?? 'zh-CN';
  const target = { route: route ?? 'order', params: { id: order.id } } as const;
  const content = create(order, publicUrl + href(target, language));
  return { eventId: order.event_id, shopperId: order.shopper_id, template, language, content };
}

/** Creates the messages that events cause, with one query for those about orders and one for those about coupons. */
export async function createMessages(
  trx: Transaction<Database>,
  events: readonly EventOfMessage[],
  publicUrl: string,
): Promise<NewMessage[]> {
  const templates = new Map(events.map(({ id, type }) => [id, ORDER_MESSAGES[type]]));
  const aboutOrders = events.filter(({ id, ids }) => templates.get(id) && ids.orderId);
  const aboutCoupons = events.filter(({ type }) => type === 'coupon.ending');
  const orders = aboutOrders.length > 0 ? await findOrdersOfEvents(trx, aboutOrders) : [];
  const coupons = aboutCoupons.length > 0 ? await findCouponsOfEvents(trx, aboutCoupons) : [];
  return [
    ...orders.flatMap((order) => {
      const message = templates.get(order.event_id);
      return message ? [createOrderMessage(message, order, publicUrl)] : [];
    }),
    ...coupons.map((coupon) => createCouponMessage(coupon, publicUrl)),
  ];
}
