import type { Kysely, Selectable } from 'kysely';
import type { OperatorPasskeysTable } from '../../database/schema/operators.ts';
import type { Database } from '../../database/schema.ts';

export type PasskeyRow = Selectable<OperatorPasskeysTable>;

/** The passkeys of an operator, the newest first. */
export const findPasskeys = (db: Kysely<Database>, operatorId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('operator_passkeys')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .orderBy('id', 'desc')
    .execute();

export const findPasskey = (
  db: Kysely<Database>,
  credentialId: string,
): Promise<PasskeyRow | undefined> =>
  db
    .selectFrom('operator_passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

export const findPasskeyOwner = async (
  db: Kysely<Database>,
  credentialId: string,
): Promise<string | undefined> => (await findPasskey(db, credentialId))?.operator_id;

export const toPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow) => ({
  id,
  name,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});

/** A passkey as browsers name it. */
export const toDescriptor = ({ credential_id, transports }: PasskeyRow) => ({
  id: credential_id,
  type: 'public-key' as const,
  transports,
});

/** What an authenticator keeps with a passkey to name its operator. */
export const toUserHandle = (operatorId: string): string =>
  Buffer.from(operatorId).toString('base64url');
