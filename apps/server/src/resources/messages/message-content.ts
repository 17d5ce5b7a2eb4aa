import { formatChinaDate, formatPrice, type Language, type Localised } from '@vitrine/kit';
import { href } from '@vitrine/platform/urls';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { MessagePurpose } from '../../notifications/destinations.ts';
import type { ShopEventType } from '../../notifications/events.ts';
import { MAX_VALUE } from '../../providers/messages/define-template.ts';
import type { MessageTemplate, TemplateValues } from '../../providers/messages/templates.ts';
import { toOrderNumber } from '../orders/order-number.ts';
import { DEDUCTION_TEXT } from '../returns/rules.ts';
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

/** Undefined: there is nothing to say. */
type CreateContent = (
  order: OrderOfEvent,
  link: string,
  language: Language,
) => TemplateValues[MessageTemplate] | undefined;

const orderNumber = ({ id, placed_at }: OrderOfEvent) => toOrderNumber(id, placed_at);

interface OrderMessage {
  readonly template: MessageTemplate;
  /** The screen to which it leads, if not that of the order. */
  readonly route?: 'orderFapiao' | 'returnDetail';
  readonly create: CreateContent;
}

const nameMerchant: CreateContent = (order, link) => ({
  order: orderNumber(order),
  merchant: order.merchant ?? '',
  link,
});

const JOINTS: Localised = { 'zh-CN': '；', 'en-US': '; ' };

/** Says what an inspection has kept back; one that kept nothing back causes no message. */
const explainDeductions: CreateContent = (order, link, language) => {
  const { deductions, return_id, return_amount, currency } = order;
  if (!deductions || return_id === null) return undefined;
  const price = (amount: number) => formatPrice(amount, currency);
  return {
    number: return_id,
    deducted: price(deductions.reduce((sum, { amount }) => sum + amount, 0)),
    reasons: deductions
      .map(({ reason, note }) =>
        [DEDUCTION_TEXT[reason][language], note].filter(Boolean).join(' · '),
      )
      .join(JOINTS[language])
      .slice(0, MAX_VALUE),
    amount: price(Number(return_amount)),
    link,
  };
};

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
  'return.inspected': {
    template: 'return-deducted',
    route: 'returnDetail',
    create: explainDeductions,
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
): NewMessage | undefined {
  const language = order.language ?? 'zh-CN';
  const id = route === 'returnDetail' ? (order.return_id ?? '') : order.id;
  const target = { route: route ?? 'order', params: { id } } as const;
  const content = create(order, publicUrl + href(target, language), language);
  if (!content) return undefined;
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
      const created = message && createOrderMessage(message, order, publicUrl);
      return created ? [created] : [];
    }),
    ...coupons.map((coupon) => createCouponMessage(coupon, publicUrl)),
  ];
}
