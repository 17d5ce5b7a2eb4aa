import type { DeductionReason } from '@vitrine/contract';
import type { Language, Localised } from '@vitrine/kit';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { EVENT_SUBJECTS, type ShopEventType } from '../../notifications/events.ts';
import type { MessageTemplate, TemplateValues } from '../../providers/messages/templates.ts';

interface EventAboutOrder {
  readonly id: string;
  readonly type: ShopEventType;
  readonly subjectId: string;
  readonly ids: Readonly<Record<string, string>>;
}

export interface OrderOfEvent {
  readonly event_id: string;
  readonly id: string;
  readonly shopper_id: string;
  readonly placed_at: Date;
  readonly grand_total: string;
  readonly currency: string;
  readonly language: Language | null;
  readonly merchant: string | null;
  readonly refunded: string | null;
  readonly return_id: string | null;
  readonly deductions: readonly OrderDeduction[] | null;
  readonly return_amount: string | null;
}

/** What the inspection of a return kept back of an item. */
interface OrderDeduction {
  readonly amount: number;
  readonly reason: DeductionReason;
  readonly note: string;
}

/** What the messages about orders say. The subject of a refund is the refund itself. */
export async function findOrdersOfEvents(
  trx: Transaction<Database>,
  events: readonly EventAboutOrder[],
): Promise<OrderOfEvent[]> {
  const wanted = events.map(({ id, type, subjectId, ids }) => ({
    event_id: id,
    subject_id: subjectId,
    return_id: EVENT_SUBJECTS[type] === 'return' ? subjectId : null,
    order_id: ids.orderId,
    merchant_order_id: ids.merchantOrderId ?? null,
  }));
  const { rows } = await sql<OrderOfEvent>`
    select wanted.event_id, orders.id, orders.shopper_id, orders.placed_at, orders.grand_total, orders.currency,
      shoppers.language,
      (select merchant->>'name' from merchant_orders where id = wanted.merchant_order_id) as merchant,
      (select amount from refunds
        where id::text = wanted.subject_id and payment_id = orders.payment_id) as refunded,
      wanted.return_id::text as return_id,
      (select refund_amount from order_returns where id = wanted.return_id) as return_amount,
      (select jsonb_agg(jsonb_build_object('amount', deduction_amount, 'reason', deduction_reason,
          'note', deduction_note) order by order_item_id)
        from order_return_items where order_return_items.return_id = wanted.return_id
          and deduction_amount > 0) as deductions
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as wanted (event_id uuid, subject_id text, return_id bigint, order_id bigint,
        merchant_order_id bigint)
    join orders on orders.id = wanted.order_id
    join shoppers on shoppers.id = orders.shopper_id
    where shoppers.erased_at is null`.execute(trx);
  return rows;
}

export interface CouponOfEvent {
  readonly event_id: string;
  readonly shopper_id: string;
  readonly valid_to: Date;
  readonly name: Localised;
  readonly language: Language | null;
}

export async function findCouponsOfEvents(
  trx: Transaction<Database>,
  events: readonly Pick<EventAboutOrder, 'id' | 'subjectId'>[],
): Promise<CouponOfEvent[]> {
  const wanted = events.map(({ id, subjectId }) => ({ event_id: id, coupon_id: subjectId }));
  const { rows } = await sql<CouponOfEvent>`
    select wanted.event_id, coupons.shopper_id, coupons.valid_to, reward_packages.name, shoppers.language
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (event_id uuid, coupon_id uuid)
    join coupons on coupons.id = wanted.coupon_id
    join reward_packages on reward_packages.id = coupons.package_id
    join shoppers on shoppers.id = coupons.shopper_id
    where shoppers.erased_at is null`.execute(trx);
  return rows;
}

/** A message that an event causes. */
export interface NewMessage {
  readonly eventId: string;
  readonly shopperId: string;
  readonly template: MessageTemplate;
  readonly language: Language;
  readonly content: TemplateValues[MessageTemplate];
}

interface SavedMessage extends NewMessage {
  readonly priority: number;
  readonly dueAt: number;
}

/** Saves messages once for each event and template. */
export async function saveMessages(
  trx: Transaction<Database>,
  messages: readonly SavedMessage[],
  now: number,
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map(({ eventId, shopperId, dueAt, ...message }) => ({
    ...message,
    event_id: eventId,
    shopper_id: shopperId,
    due_at: new Date(dueAt),
  }));
  await sql`
    insert into shopper_messages
      (event_id, shopper_id, template, language, content, priority, due_at, created_at)
    select event_id, shopper_id, template, language, content, priority, due_at, ${new Date(now)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as message (event_id uuid, shopper_id bigint,
      template text, language text, content jsonb, priority smallint, due_at timestamptz)
    on conflict (event_id, template) do nothing`.execute(trx);
}
