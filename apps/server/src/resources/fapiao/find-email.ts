import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { decryptEmail } from './encryption.ts';

/** The address to which the fapiao of an event is sent; null when its shopper was erased. */
export async function findFapiaoEmail(
  db: Kysely<Database>,
  keyring: Keyring,
  eventId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('shop_events')
    .innerJoin('fapiao', (join) => join.on(sql<boolean>`fapiao.id::text = shop_events.subject_id`))
    .select(['fapiao.merchant_order_id', 'fapiao.encrypted_email'])
    .where('shop_events.id', '=', eventId)
    .executeTakeFirst();
  return row ? decryptEmail(keyring, row) : null;
}
