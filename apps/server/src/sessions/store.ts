import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hashOf, isKey, newKey } from './keys.ts';
import type { Session } from './session.ts';

const DAY_MS = 86_400_000;
/** How long a visit may rest before it is over. */
const GUEST_MS = 60 * DAY_MS;
const SHOPPER_MS = 30 * DAY_MS;
/** A session in use is prolonged, but not at every call. */
const PROLONG_MS = DAY_MS;

export interface NewSession {
  readonly key: string;
  readonly session: Session;
}

const lifetime = (shopperId: string | null) => (shopperId === null ? GUEST_MS : SHOPPER_MS);

/** Opens a session: a guest's with a bag of its own, or a shopper's with the shopper's bag. */
export async function openSession(
  db: Kysely<Database>,
  now: number,
  shopperId: string | null = null,
): Promise<NewSession> {
  const key = newKey();
  const expiresAt = new Date(now + lifetime(shopperId));
  const { id, bag_id } = await db
    .insertInto('sessions')
    .values((eb) => ({
      key_hash: hashOf(key),
      shopper_id: shopperId,
      bag_id: shopperId
        ? eb.selectFrom('shoppers').select('bag_id').where('id', '=', shopperId).$asScalar()
        : eb.fn<string>('gen_random_uuid', []),
      last_seen_at: new Date(now),
      expires_at: expiresAt,
    }))
    .returning(['id', 'bag_id'])
    .executeTakeFirstOrThrow();
  return { key, session: { id, shopperId, bagId: bag_id, expiresAt } };
}

/** The open session of a key. One that is in use lives on. */
export async function findSession(
  db: Kysely<Database>,
  key: string,
  now: number,
): Promise<Session | undefined> {
  if (!isKey(key)) return undefined;
  const row = await db
    .selectFrom('sessions')
    .select(['id', 'shopper_id', 'bag_id', 'expires_at', 'last_seen_at'])
    .where('key_hash', '=', hashOf(key))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, shopper_id: shopperId, bag_id: bagId, last_seen_at } = row;
  if (now - last_seen_at.getTime() < PROLONG_MS)
    return { id, shopperId, bagId, expiresAt: row.expires_at };
  const expiresAt = new Date(now + lifetime(shopperId));
  await db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(now), expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
  return { id, shopperId, bagId, expiresAt };
}

/** Ends a session at once, in every process. */
export const closeSession = (db: Kysely<Database>, id: string) =>
  db.deleteFrom('sessions').where('id', '=', id).execute();

/** Ends every session of a shopper, but for the one they are using. */
export const closeOtherSessions = (db: Kysely<Database>, shopperId: string, exceptId: string) =>
  db
    .deleteFrom('sessions')
    .where('shopper_id', '=', shopperId)
    .where('id', '!=', exceptId)
    .execute();
