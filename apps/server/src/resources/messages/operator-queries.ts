import type { RequestParts } from '@vitrine/contract';
import type { shopperMessages } from '@vitrine/contract/admin';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Query = RequestParts<(typeof shopperMessages)['listMessages']>['query'];

/** Staff of a merchant see the messages about orders of their merchant. */
const selectMessages = (db: Kysely<Database>, merchantId: string | null) =>
  db
    .selectFrom('shopper_messages')
    .innerJoin('shop_events', 'shop_events.id', 'shopper_messages.event_id')
    .selectAll('shopper_messages')
    .select(['shop_events.type as event_type', 'shop_events.happened_at'])
    .$if(merchantId !== null, (query) =>
      query.where(sql<boolean>`${merchantId}::bigint = any (shop_events.merchant_ids)`),
    );

export const findMessage = (db: Kysely<Database>, id: string, merchantId: string | null) =>
  selectMessages(db, merchantId).where('shopper_messages.id', '=', id).executeTakeFirst();

export type MessageRecord = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

/** The messages that match, the newest first, and one more than a page. */
export const findMessages = (
  db: Kysely<Database>,
  { size, status, template, shopperId }: Query,
  beforeId: string | undefined,
  merchantId: string | null,
): Promise<MessageRecord[]> =>
  selectMessages(db, merchantId)
    .$if(beforeId !== undefined, (q) => q.where('shopper_messages.id', '<', beforeId ?? ''))
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? 'failed'))
    .$if(template !== undefined, (q) => q.where('template', '=', template ?? ''))
    .$if(shopperId !== undefined, (q) => q.where('shopper_id', '=', shopperId ?? ''))
    .orderBy('shopper_messages.id', 'desc')
    .limit(size + 1)
    .execute();

export const findAttempts = (db: Kysely<Database>, messageId: string) =>
  db
    .selectFrom('message_attempts')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('id')
    .execute();
