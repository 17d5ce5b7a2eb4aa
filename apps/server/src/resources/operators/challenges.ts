import type { Kysely, Selectable } from 'kysely';
import type { OperatorChallengesTable } from '../../database/schema/operators.ts';
import type { Database } from '../../database/schema.ts';
import { createSessionKey, hashSessionKey } from '../../sessions/session-key.ts';

/** How long the second factor may be entered after the password. */
const LIFETIME_MS = 600_000;

/** Starts the second half of a log-in and returns its token. */
export async function createChallenge(
  db: Kysely<Database>,
  operatorId: string,
  newSecret: Buffer | null,
  now: number,
): Promise<string> {
  const token = createSessionKey();
  await db.deleteFrom('operator_challenges').where('expires_at', '<=', new Date(now)).execute();
  await db
    .insertInto('operator_challenges')
    .values({
      token_hash: hashSessionKey(token),
      operator_id: operatorId,
      totp_secret: newSecret,
      expires_at: new Date(now + LIFETIME_MS),
    })
    .execute();
  return token;
}

export const findChallenge = (
  db: Kysely<Database>,
  token: string,
  now: number,
): Promise<Selectable<OperatorChallengesTable> | undefined> =>
  db
    .selectFrom('operator_challenges')
    .selectAll()
    .where('token_hash', '=', hashSessionKey(token))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();

export const deleteChallenge = (db: Kysely<Database>, token: string) =>
  db.deleteFrom('operator_challenges').where('token_hash', '=', hashSessionKey(token)).execute();
