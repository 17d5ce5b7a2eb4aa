import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ShopEventType } from './events.ts';
import { getEventPriority } from './priorities.ts';

interface ShopEvent {
  readonly type: ShopEventType;
  /** The id of the order, merchant order, refund, return, variant, product or coupon, as the type says. */
  readonly subjectId: string;
  readonly now: number;
  /** The same key is recorded once; without one, every call counts. */
  readonly key?: string;
  /** What the subject does not tell, such as the tracking number of one of several shipments. */
  readonly data?: Readonly<Record<string, string>>;
}

/** The statement that records an event. */
export const compileEvent = (
  trx: Transaction<Database>,
  { type, subjectId, now, key, data = {} }: ShopEvent,
) =>
  trx
    .insertInto('shop_events')
    .values({
      type,
      subject_id: subjectId,
      key: key ?? null,
      data: JSON.stringify(data),
      happened_at: new Date(now),
      priority: getEventPriority(type),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .compile();

/**
 * Records an event in the transaction of the change. Messages to the shopper and webhooks follow when it
 * has committed.
 *
 * @example
 * await recordEvent(trx, { type: 'order.shipped', subjectId: merchantOrder.id, now });
 */
export const recordEvent = async (trx: Transaction<Database>, event: ShopEvent): Promise<void> =>
  void (await trx.executeQuery(compileEvent(trx, event)));
