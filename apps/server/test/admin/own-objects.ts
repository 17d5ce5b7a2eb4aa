import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import { hashOwner } from '../../src/resources/operator-passkeys/challenges.ts';
import { hashSessionKey } from '../../src/sessions/session-key.ts';
import type { CallInput } from '../every-call/call-input.ts';

/** Stands for the id of the session that sends the request, also as the owner of a challenge. */
export const OWN_SESSION = 'own-session';
/** Stands for the id of a passkey of the operator who sends the request. */
export const OWN_PASSKEY = 'own-passkey';

let count = 0;

export async function insertPasskey(db: Kysely<Database>, operatorId: string, now: number) {
  const { id } = await db
    .insertInto('operator_passkeys')
    .values({
      operator_id: operatorId,
      credential_id: `credential-${++count}`,
      public_key: Buffer.from('key'),
      counter: 0,
      transports: [],
      name: 'Phone',
      created_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes ids of the caller's own objects into a request that was made before its session was known. */
export async function fillOwnObjects(
  db: Kysely<Database>,
  sent: CallInput,
  session: string,
  now: number,
): Promise<CallInput> {
  const row = await db
    .selectFrom('operator_sessions')
    .select(['id', 'operator_id'])
    .where('key_hash', '=', hashSessionKey(session))
    .executeTakeFirst();
  if (!row) return sent;
  await db
    .updateTable('operator_passkey_challenges')
    .set({ bound_to: hashOwner({ sessionId: row.id }) })
    .where('bound_to', '=', hashOwner({ sessionId: OWN_SESSION }))
    .execute();
  const { id } = sent.params ?? {};
  if (id === OWN_SESSION) return { ...sent, params: { ...sent.params, id: row.id } };
  if (id !== OWN_PASSKEY) return sent;
  return { ...sent, params: { ...sent.params, id: await insertPasskey(db, row.operator_id, now) } };
}
