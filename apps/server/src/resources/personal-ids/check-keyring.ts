import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { computeFingerprint, type EncryptionKey, type Keyring } from '../../encryption/keyring.ts';
import { KeyringError } from '../../encryption/open-keyring.ts';
import { decryptDetails } from './encryption.ts';

type Db = Kysely<Database>;

const REMEDY =
  'Set PERSONAL_ID_KEYS to the keys of this database, or restore DATA_DIR/personal-id-keys from its backup.';

async function listRecordKeyIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key_id: string }>`
    select key_id from personal_ids union select key_id from personal_id_images
    union select key_id from conversation_messages where key_id is not null
    union select key_id from conversation_images
    union select key_id from fapiao
    union select key_id from return_request_photos
    union select key_id from order_return_photos where key_id is not null`.execute(db);
  return rows.map(({ key_id }) => key_id);
}

/** Whether data of the database needs keys that a new key could not replace. */
export async function hasEncryptionKeys(db: Db): Promise<boolean> {
  const registered = await db.selectFrom('encryption_keys').select('id').limit(1).execute();
  return registered.length > 0 || (await listRecordKeyIds(db)).length > 0;
}

/** Decrypts a record of a key that is not registered yet, because an older release stored no fingerprints. */
async function proveKey(db: Db, keyring: Keyring, { id }: EncryptionKey) {
  const row = await db
    .selectFrom('personal_ids')
    .select(['id', 'encrypted_name', 'encrypted_number'])
    .where('key_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  try {
    if (row) decryptDetails(keyring, row);
  } catch (cause) {
    throw new KeyringError(
      `The key ${id} does not decrypt the personal IDs of this database. ${REMEDY}`,
      {
        cause,
      },
    );
  }
}

const readFingerprints = async (db: Db) =>
  new Map(
    (await db.selectFrom('encryption_keys').select(['id', 'fingerprint']).execute()).map(
      ({ id, fingerprint }) => [id, fingerprint] as const,
    ),
  );

/** Registers the keys of this process. Of two processes with different keys of one id, the first one wins. */
async function registerKeys(db: Db, keyring: Keyring) {
  const registered = await readFingerprints(db);
  const missing = keyring.all.filter(({ id }) => !registered.has(id));
  for (const key of missing) {
    await proveKey(db, keyring, key);
    await db
      .insertInto('encryption_keys')
      .values({ id: key.id, fingerprint: computeFingerprint(key) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/**
 * Throws unless the keyring is the one of the database: every key that records name is in it, and none is
 * another key of the same id.
 */
export async function checkKeyring(db: Db, keyring: Keyring): Promise<void> {
  await registerKeys(db, keyring);
  const registered = await readFingerprints(db);
  for (const key of keyring.all)
    if (!registered.get(key.id)?.equals(computeFingerprint(key)))
      throw new KeyringError(
        `The key ${key.id} is another one than this database has been used with. ${REMEDY}`,
      );
  const known = new Set(keyring.all.map(({ id }) => id));
  const unknown = (await listRecordKeyIds(db)).filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new KeyringError(
      `Personal IDs of this database are encrypted with unknown keys: ${unknown.join(', ')}. ${REMEDY}`,
    );
}
