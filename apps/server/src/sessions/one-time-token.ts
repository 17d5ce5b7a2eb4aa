import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Session } from './session.ts';
import { createSessionKey, hashSessionKey, isSessionKey } from './session-key.ts';
import { holdSession } from './store.ts';

/** The page that the app opens exchanges the token at once. */
export const HAND_OVER_SECONDS = 60;

const PREFIX = 'ho_';

/** Creates a token for one more session like this one. Only its hash is stored. Undefined when that has ended. */
export async function createOneTimeToken(
  trx: Transaction<Database>,
  session: Pick<Session, 'id'>,
  now: number,
): Promise<string | undefined> {
  if (!(await holdSession(trx, session.id))) return undefined;
  const key = createSessionKey();
  await trx
    .insertInto('hand_over_tokens')
    .values({
      token_hash: hashSessionKey(key),
      session_id: session.id,
      expires_at: new Date(now + HAND_OVER_SECONDS * 1000),
    })
    .execute();
  return PREFIX + key;
}

/** Whether a token is one of the shop itself; others are signed by the app and the portal. */
export const isOneTimeToken = (token: string): boolean =>
  token.startsWith(PREFIX) && isSessionKey(token.slice(PREFIX.length));

/** The session that made the token, which cannot be used again. Its own end ends the token too. */
export async function useOneTimeToken(db: Kysely<Database>, token: string, now: number) {
  const used = await db
    .deleteFrom('hand_over_tokens')
    .where('token_hash', '=', hashSessionKey(token.slice(PREFIX.length)))
    .returning(['session_id', 'expires_at'])
    .executeTakeFirst();
  if (!used || used.expires_at.getTime() <= now) return undefined;
  return db
    .selectFrom('sessions')
    .select(['id', 'shopper_id', 'bag_id', 'created_at'])
    .where('id', '=', used.session_id)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
}
