import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorIdentity } from '../../http/operator-access.ts';
import { createSessionKey, hashSessionKey } from '../../sessions/session-key.ts';
import { findAllowed, selectValidKeys } from './queries.ts';

/** Lets people and secret scanners recognise a key of this shop. */
const MARK = 'vk_';
const PREFIX_LENGTH = 10;
/** The last use is written at most this often. */
const TOUCH_EVERY_MS = 60_000;

export function createApiKeySecret(): { key: string; prefix: string; hash: Buffer } {
  const key = MARK + createSessionKey();
  return { key, prefix: key.slice(0, PREFIX_LENGTH), hash: hashSessionKey(key) };
}

/** Finds the machine of a valid key, whose creator is still active, and notes that it was used. */
export async function findApiKeyIdentity(
  db: Kysely<Database>,
  key: string,
  now: number,
): Promise<OperatorIdentity | undefined> {
  if (!key.startsWith(MARK)) return undefined;
  const row = await selectValidKeys(db, now)
    .where('api_keys.key_hash', '=', hashSessionKey(key))
    .where('operators.status', '=', 'active')
    .executeTakeFirst();
  if (!row) return undefined;
  if (now - (row.last_used_at?.getTime() ?? 0) >= TOUCH_EVERY_MS)
    await db
      .updateTable('api_keys')
      .set({ last_used_at: new Date(now) })
      .where('id', '=', row.id)
      .execute();
  return {
    operatorId: null,
    apiKeyId: row.id,
    sessionId: null,
    isConfirmed: false,
    name: row.name,
    permissions: findAllowed(row),
    merchantId: row.merchant_id,
  };
}
