import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { decryptMessageText } from './encryption.ts';

/** All messages of a shopper's conversations in plain text, for the shopper's own export. */
export async function exportMessages(db: Kysely<Database>, shopperId: string, keyring: Keyring) {
  const rows = await db
    .selectFrom('conversation_messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_messages.conversation_id')
    .innerJoin('shoppers', 'shoppers.bag_id', 'conversations.bag_id')
    .selectAll('conversation_messages')
    .where('shoppers.id', '=', shopperId)
    .orderBy('sent_at')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    conversation_id: row.conversation_id,
    sender: row.sender,
    text: decryptMessageText(keyring, row),
    card: row.card_kind && `${row.card_kind} ${row.card_id}`,
    has_image: row.image_id !== null,
    sent_at: row.sent_at,
  }));
}
