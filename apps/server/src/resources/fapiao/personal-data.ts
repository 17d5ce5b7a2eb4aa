import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { decryptEmail, decryptTitle } from './encryption.ts';
import { selectFapiao } from './queries.ts';

/** The fapiao of a shopper in full, for the export of their data. */
export async function exportFapiao(db: Kysely<Database>, shopperId: string, keyring: Keyring) {
  const rows = await selectFapiao(db)
    .where('fapiao.shopper_id', '=', shopperId)
    .orderBy('fapiao.id')
    .execute();
  return rows.map((row) => ({
    order_id: row.order_id,
    status: row.status,
    ...decryptTitle(keyring, row),
    email: decryptEmail(keyring, row),
    amount: row.amount,
    number: row.number,
    issued_on: row.issued_day,
    requested_at: row.requested_at,
  }));
}

/**
 * Removes the addresses of a shopper's fapiao, and the titles of those that were never issued. Tax law
 * requires to keep the issued ones.
 */
export async function eraseFapiao(trx: Kysely<Database>, shopperId: string): Promise<void> {
  await trx
    .updateTable('fapiao')
    .set(({ ref, eb }) => ({
      status: 'withdrawn',
      closed_at: ref('requested_at'),
      version: eb('version', '+', 1),
    }))
    .where('shopper_id', '=', shopperId)
    .where('status', '=', 'requested')
    .execute();
  await trx
    .updateTable('fapiao')
    .set({ encrypted_title: null })
    .where('shopper_id', '=', shopperId)
    .where('number', 'is', null)
    .execute();
  await trx
    .updateTable('fapiao')
    .set({ encrypted_email: null })
    .where('shopper_id', '=', shopperId)
    .execute();
}
