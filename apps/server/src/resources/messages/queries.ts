import type { Language } from '@vitrine/kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { getRetryDelay } from '../../jobs/retry-delay.ts';
import type { MessageChannel } from '../../providers/messages/port.ts';
import type { MessageTemplate, TemplateValues } from '../../providers/messages/templates.ts';
import type { ProviderFault } from '../../providers/provider-error.ts';

/** What a message about an order says. The subject of a refund is the refund itself. */
export const findOrderOfEvent = (
  trx: Transaction<Database>,
  orderId: string,
  merchantOrderId: string | undefined,
  subjectId: string,
) =>
  trx
    .selectFrom('orders')
    .innerJoin('shoppers', 'shoppers.id', 'orders.shopper_id')
    .select([
      'orders.id',
      'orders.shopper_id',
      'orders.placed_at',
      'orders.grand_total',
      'orders.currency',
      'shoppers.language',
    ])
    .select((eb) => [
      eb
        .selectFrom('merchant_orders')
        .select(sql<string>`merchant->>'name'`.as('name'))
        .where('id', '=', merchantOrderId ?? null)
        .as('merchant'),
      eb
        .selectFrom('refunds')
        .select('amount')
        .where(sql<boolean>`id::text = ${subjectId}`)
        .whereRef('payment_id', '=', 'orders.payment_id')
        .as('refunded'),
    ])
    .where('orders.id', '=', orderId)
    .where('shoppers.erased_at', 'is', null)
    .executeTakeFirst();

export type OrderOfEvent = NonNullable<Awaited<ReturnType<typeof findOrderOfEvent>>>;

export const findCoupon = (trx: Transaction<Database>, id: string) =>
  trx
    .selectFrom('coupons')
    .innerJoin('reward_packages', 'reward_packages.id', 'coupons.package_id')
    .innerJoin('shoppers', 'shoppers.id', 'coupons.shopper_id')
    .select(['coupons.shopper_id', 'coupons.valid_to', 'reward_packages.name', 'shoppers.language'])
    .where('coupons.id', '=', id)
    .where('shoppers.erased_at', 'is', null)
    .executeTakeFirst();

/** A message that an event causes. */
export interface NewMessage {
  readonly shopperId: string;
  readonly template: MessageTemplate;
  readonly language: Language;
  readonly content: TemplateValues[MessageTemplate];
}

interface SavedMessage extends NewMessage {
  readonly eventId: string;
  readonly dueAt: number;
  readonly now: number;
}

export const saveMessage = (
  trx: Transaction<Database>,
  { eventId, shopperId, template, language, content, dueAt, now }: SavedMessage,
) =>
  trx
    .insertInto('shopper_messages')
    .values({
      event_id: eventId,
      shopper_id: shopperId,
      template,
      language,
      content: JSON.stringify(content),
      due_at: new Date(dueAt),
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['event_id', 'template']).doNothing())
    .execute();

/** Claims one due message by postponing its next attempt, so that no other process takes it. */
export const claimDueMessage = (db: Kysely<Database>, now: number) =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('shopper_messages')
      .selectAll()
      .where('status', 'in', ['waiting', 'sending'])
      .where('due_at', '<=', new Date(now))
      .orderBy('due_at')
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return undefined;
    const attempts = row.attempts + 1;
    const due_at = new Date(now + getRetryDelay(row.attempts));
    await trx
      .updateTable('shopper_messages')
      .set({ status: 'sending', attempts, due_at })
      .where('id', '=', row.id)
      .execute();
    return { ...row, attempts };
  });

export type DueMessage = NonNullable<Awaited<ReturnType<typeof claimDueMessage>>>;

/** Writes an attempt before the provider is asked. */
export const startAttempt = async (
  db: Kysely<Database>,
  messageId: string,
  channel: MessageChannel,
  now: number,
) =>
  (
    await db
      .insertInto('message_attempts')
      .values({ message_id: messageId, channel, started_at: new Date(now) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export const finishAttempt = (
  db: Kysely<Database>,
  id: string,
  outcome: 'sent' | ProviderFault,
  code: string | undefined,
) =>
  db
    .updateTable('message_attempts')
    .set({ outcome, code: code ?? null })
    .where('id', '=', id)
    .execute();

interface Ending {
  readonly status: 'sent' | 'skipped' | 'failed';
  readonly channel?: MessageChannel;
}

export const finishMessage = (
  db: Kysely<Database>,
  { id }: Pick<DueMessage, 'id'>,
  { status, channel }: Ending,
  now: number,
) =>
  db
    .updateTable('shopper_messages')
    .set({ status, channel: channel ?? null, due_at: null, finished_at: new Date(now) })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .execute();

export const postponeMessage = (db: Kysely<Database>, { id }: DueMessage, dueAt: number) =>
  db
    .updateTable('shopper_messages')
    .set({ status: 'waiting', due_at: new Date(dueAt) })
    .where('id', '=', id)
    .execute();
