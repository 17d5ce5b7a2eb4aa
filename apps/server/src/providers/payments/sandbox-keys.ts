import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The name of the pair, and the serial number by which it is told. */
export const SANDBOX_SERIAL = 'SANDBOX0PAYMENTS';
/** Seals between the sandbox and a shop that trusts it; both are the same process. */
export const SANDBOX_API_KEY = 'sandbox-key-of-32-characters-000';

export interface SandboxKeys {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const stored = (db: Kysely<Database>) =>
  db.selectFrom('sandbox_keys').selectAll().where('name', '=', SANDBOX_SERIAL).executeTakeFirst();

async function makeKeys(db: Kysely<Database>) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await db
    .insertInto('sandbox_keys')
    .values({ name: SANDBOX_SERIAL, private_key: privateKey, public_key: publicKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The sandbox's own pair of keys, made when it is first needed; every process shares it. */
export async function sandboxKeys(db: Kysely<Database>): Promise<SandboxKeys> {
  let row = await stored(db);
  if (!row) {
    await makeKeys(db);
    row = await stored(db);
  }
  if (!row) throw new Error('The sandbox has no keys');
  return {
    privateKey: createPrivateKey(row.private_key),
    publicKey: createPublicKey(row.public_key),
  };
}
