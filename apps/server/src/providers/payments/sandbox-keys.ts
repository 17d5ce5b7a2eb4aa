import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The name and the serial number of the key pair. */
export const SANDBOX_SERIAL = 'SANDBOX0PAYMENTS';
/** Encrypts notifications of the sandbox. It proves nothing: their signature is checked first. */
export const SANDBOX_API_KEY = 'sandbox-key-of-32-characters-000';

export interface SandboxKeys {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const findKeys = (db: Kysely<Database>) =>
  db.selectFrom('sandbox_keys').selectAll().where('name', '=', SANDBOX_SERIAL).executeTakeFirst();

async function createKeys(db: Kysely<Database>) {
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

async function readKeys(db: Kysely<Database>): Promise<SandboxKeys> {
  let row = await findKeys(db);
  if (!row) {
    await createKeys(db);
    row = await findKeys(db);
  }
  if (!row) throw new Error('The sandbox has no keys');
  return {
    privateKey: createPrivateKey(row.private_key),
    publicKey: createPublicKey(row.public_key),
  };
}

/** The keys never change, so that each process reads them once. */
const keysOf = new WeakMap<Kysely<Database>, Promise<SandboxKeys>>();

/** The random keys of the sandbox. They are created on first use and shared by all processes. */
export function sandboxKeys(db: Kysely<Database>): Promise<SandboxKeys> {
  const known = keysOf.get(db);
  if (known) return known;
  const reading = readKeys(db);
  keysOf.set(db, reading);
  reading.catch(() => keysOf.delete(db));
  return reading;
}
