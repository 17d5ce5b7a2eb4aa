import type { Language } from '@vitrine/kit';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Session } from './session.ts';
import { createSessionKey, hashSessionKey, isSessionKey } from './session-key.ts';

const DAY_MS = 86_400_000;
/** How long an unused session lives. */
const GUEST_MS = 60 * DAY_MS;
const SHOPPER_MS = 30 * DAY_MS;
/** A shopper logs in again after this time, however often the session was used. */
const SHOPPER_END_MS = 90 * DAY_MS;
/** A session in use is extended at most this often. */
const EXTEND_EVERY_MS = DAY_MS;

export interface NewSession {
  readonly key: string;
  readonly session: Session;
}

/** What a session shows its shopper about where it was opened. */
export interface SessionClient {
  readonly device: string | null;
  readonly network: string | null;
  readonly language: Language;
  /** Whether the shopper has just proved who they are, other than by a password. */
  readonly isVerified: boolean;
}

/** When a session ends that is used now. */
const getSessionEnd = (shopperId: string | null, createdAt: number, now: number): Date =>
  shopperId === null
    ? new Date(now + GUEST_MS)
    : new Date(Math.min(now + SHOPPER_MS, createdAt + SHOPPER_END_MS));

/**
 * Opens a guest's session with a new bag, or a shopper's session with the shopper's bag. One that continues another
 * starts when that one did, so that the shopper has to log in again at the same time.
 */
export async function openSession(
  db: Kysely<Database>,
  now: number,
  shopperId: string | null = null,
  client?: SessionClient,
  startedAt: number = now,
): Promise<NewSession> {
  const key = createSessionKey();
  const expiresAt = getSessionEnd(shopperId, startedAt, now);
  const { id, bag_id } = await db
    .insertInto('sessions')
    .values((eb) => ({
      key_hash: hashSessionKey(key),
      shopper_id: shopperId,
      bag_id: shopperId
        ? eb.selectFrom('shoppers').select('bag_id').where('id', '=', shopperId).$asScalar()
        : eb.fn<string>('gen_random_uuid', []),
      created_at: new Date(startedAt),
      last_seen_at: new Date(now),
      device: client?.device ?? null,
      network: client?.network ?? null,
      verified_at: client?.isVerified ? new Date(now) : null,
      expires_at: expiresAt,
    }))
    .returning(['id', 'bag_id'])
    .executeTakeFirstOrThrow();
  return { key, session: { id, shopperId, bagId: bag_id, expiresAt } };
}

/** Finds the open session of a key, and extends it. */
export async function findSession(
  db: Kysely<Database>,
  key: string,
  now: number,
): Promise<Session | undefined> {
  if (!isSessionKey(key)) return undefined;
  const row = await db
    .selectFrom('sessions')
    .select(['id', 'shopper_id', 'bag_id', 'expires_at', 'last_seen_at', 'created_at'])
    .where('key_hash', '=', hashSessionKey(key))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, shopper_id: shopperId, bag_id: bagId, last_seen_at } = row;
  if (now - last_seen_at.getTime() < EXTEND_EVERY_MS)
    return { id, shopperId, bagId, expiresAt: row.expires_at };
  const expiresAt = getSessionEnd(shopperId, row.created_at.getTime(), now);
  await db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(now), expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
  return { id, shopperId, bagId, expiresAt };
}

/** Keeps a session from ending before the transaction does. Returns false when it has ended already. */
export const holdSession = async (trx: Transaction<Database>, id: string): Promise<boolean> =>
  (await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()) !== undefined;

/** Makes two sessions end together: that of the app, and that of its pages. Returns false when the first has ended. */
export async function linkSessions(
  trx: Transaction<Database>,
  id: string,
  openedId: string,
): Promise<boolean> {
  const linked = await trx
    .updateTable('sessions')
    .set((eb) => ({ link: eb.fn.coalesce('link', eb.fn<string>('gen_random_uuid', [])) }))
    .where('id', '=', id)
    .returning('link')
    .executeTakeFirst();
  if (!linked) return false;
  await trx.updateTable('sessions').set({ link: linked.link }).where('id', '=', openedId).execute();
  return true;
}

/** Ends a session and those linked to it, in one order for all callers. Undefined when the session has ended already. */
async function closeLinked(trx: Transaction<Database>, id: string) {
  const rows = await trx
    .selectFrom('sessions')
    .select(['id', 'link'])
    .where((eb) =>
      eb('id', '=', id).or(
        'link',
        '=',
        eb.selectFrom('sessions as ended').select('ended.link').where('ended.id', '=', id),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const ended = rows.find((row) => row.id === id);
  if (!ended) return undefined;
  await trx.deleteFrom('sessions').where('id', '=', id).execute();
  // It also sees a session that was linked while the rows were waited for.
  if (ended.link) await trx.deleteFrom('sessions').where('link', '=', ended.link).execute();
  return ended;
}

/** Ends a session and those linked to it immediately, for every process. */
export const closeSession = (db: Kysely<Database>, id: string) =>
  db.transaction().execute((trx) => closeLinked(trx, id));

/** Ends all sessions of a shopper except one and those linked to it. */
export const closeOtherSessions = (db: Kysely<Database>, shopperId: string, exceptId: string) =>
  db
    .deleteFrom('sessions')
    .where('shopper_id', '=', shopperId)
    .where('id', '!=', exceptId)
    .where((eb) =>
      eb(
        'link',
        'is distinct from',
        eb.selectFrom('sessions as kept').select('kept.link').where('kept.id', '=', exceptId),
      ).or('link', 'is', null),
    )
    .execute();

/** Ends one session of a shopper and those linked to it. Returns false when it is not theirs. */
export const closeSessionOf = (
  db: Kysely<Database>,
  shopperId: string,
  id: string,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const own = await trx
      .selectFrom('sessions')
      .select('id')
      .where('shopper_id', '=', shopperId)
      .where('id', '=', id)
      .executeTakeFirst();
    return own !== undefined && (await closeLinked(trx, id)) !== undefined;
  });

/** The open sessions of a shopper, the one used last first. */
export const findSessionsOf = (db: Kysely<Database>, shopperId: string, now: number) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'network', 'created_at', 'last_seen_at', 'expires_at', 'link'])
    .where('shopper_id', '=', shopperId)
    .where('expires_at', '>', new Date(now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Notes that the shopper has proved in this session who they are. */
export const markSessionVerified = (db: Kysely<Database>, id: string, now: number) =>
  db
    .updateTable('sessions')
    .set({ verified_at: new Date(now) })
    .where('id', '=', id)
    .execute();

export async function findVerificationTime(db: Kysely<Database>, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select('verified_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.verified_at ?? null;
}
