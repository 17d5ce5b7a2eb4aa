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

/** Gives the caller the passkey with which a request proves who uses the session. */
async function giveConfirmingPasskey(
  db: Kysely<Database>,
  { body }: CallInput,
  sessionId: string,
  operatorId: string,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('operator_passkey_challenges')
    .set({ bound_to: hashOwner({ confirmation: sessionId }) })
    .where('bound_to', '=', hashOwner({ confirmation: OWN_SESSION }))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const { credential } = body as { credential: { id: string } };
  await db
    .updateTable('operator_passkeys')
    .set({ operator_id: operatorId })
    .where('credential_id', '=', credential.id)
    .execute();
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
  await giveConfirmingPasskey(db, sent, row.id, row.operator_id);
  const { id } = sent.params ?? {};
  if (id === OWN_SESSION) return { ...sent, params: { ...sent.params, id: row.id } };
  if (id !== OWN_PASSKEY) return sent;
  return { ...sent, params: { ...sent.params, id: await insertPasskey(db, row.operator_id, now) } };
}
