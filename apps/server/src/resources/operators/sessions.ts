import { type OperatorRole, type Permission, ROLE_PERMISSIONS } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorIdentity } from '../../http/operator-access.ts';
import { createSessionKey, hashSessionKey, isSessionKey } from '../../sessions/session-key.ts';

const MINUTE_MS = 60_000;
/** An unused session ends after this time. */
const IDLE_MS = 30 * MINUTE_MS;
/** A session ends after this time, however often it was used. */
const LIFETIME_MS = 12 * 60 * MINUTE_MS;
/** How long a log-in, or a repeated proof, allows the calls that need a fresh one. */
const CONFIRMED_MS = 10 * MINUTE_MS;
/** A session in use is written at most this often. */
const TOUCH_EVERY_MS = MINUTE_MS;

export interface SessionOrigin {
  readonly device: string | null;
  readonly ip: string;
}

/** Opens a session and returns its key, which is stored only as a hash. */
export async function openOperatorSession(
  db: Kysely<Database>,
  operatorId: string,
  { device, ip }: SessionOrigin,
  now: number,
): Promise<string> {
  const key = createSessionKey();
  const at = new Date(now);
  await db
    .insertInto('operator_sessions')
    .values({
      key_hash: hashSessionKey(key),
      operator_id: operatorId,
      device,
      ip,
      created_at: at,
      last_seen_at: at,
      confirmed_at: at,
      expires_at: new Date(now + LIFETIME_MS),
    })
    .execute();
  return key;
}

const openSessions = (db: Kysely<Database>, now: number) =>
  db
    .selectFrom('operator_sessions as session')
    .innerJoin('operators as operator', 'operator.id', 'session.operator_id')
    .where('session.expires_at', '>', new Date(now))
    .where('session.last_seen_at', '>', new Date(now - IDLE_MS))
    .where('operator.status', '=', 'active');

/** Finds the operator of an open session, and notes that it was used. */
export async function findSessionOperator(
  db: Kysely<Database>,
  key: string,
  now: number,
): Promise<OperatorIdentity | undefined> {
  if (!isSessionKey(key)) return undefined;
  const row = await openSessions(db, now)
    .select([
      'session.id as session_id',
      'session.last_seen_at',
      'session.confirmed_at',
      'operator.id',
      'operator.name',
      'operator.role',
      'operator.merchant_id',
    ])
    .where('session.key_hash', '=', hashSessionKey(key))
    .executeTakeFirst();
  if (!row) return undefined;
  if (now - row.last_seen_at.getTime() >= TOUCH_EVERY_MS)
    await db
      .updateTable('operator_sessions')
      .set({ last_seen_at: new Date(now) })
      .where('id', '=', row.session_id)
      .execute();
  return {
    operatorId: row.id,
    apiKeyId: null,
    sessionId: row.session_id,
    isConfirmed: row.confirmed_at !== null && row.confirmed_at.getTime() > now - CONFIRMED_MS,
    name: row.name,
    permissions: ROLE_PERMISSIONS[row.role as OperatorRole] as readonly Permission[],
    merchantId: row.merchant_id,
  };
}

/** The open sessions of an operator, the one used last first. */
export const findSessionsOf = (db: Kysely<Database>, operatorId: string, now: number) =>
  openSessions(db, now)
    .selectAll('session')
    .where('session.operator_id', '=', operatorId)
    .orderBy('session.last_seen_at', 'desc')
    .orderBy('session.id', 'desc')
    .execute();

/** Ends one session of an operator. Returns false when it is not theirs. */
export async function closeOperatorSession(
  db: Kysely<Database>,
  operatorId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', operatorId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Ends all sessions of an operator, or all but one. */
export const closeOperatorSessions = (
  db: Kysely<Database>,
  operatorId: string,
  exceptId: string | null = null,
) =>
  db
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', operatorId)
    .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId as string))
    .execute();
