import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openTestShop } from '../../../test/support/test-shop.ts';
import { createEncryptionKey, type Keyring } from '../../encryption/keyring.ts';
import { KeyringError, openKeyring } from '../../encryption/open-keyring.ts';
import { checkKeyring, hasEncryptionKeys } from './check-keyring.ts';
import { encryptDetails } from './encryption.ts';

const shop = await openTestShop();
const { db } = shop.database;
const folder = join(tmpdir(), `vitrine-keyring-${randomUUID()}`);
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const createKey = (id: string) => createEncryptionKey(id, randomBytes(32));
const createKeyring = (...all: ReturnType<typeof createKey>[]): Keyring => ({
  current: all[0] ?? createKey('k1'),
  all,
});

async function storePersonalId(keyring: Keyring) {
  const at = new Date();
  const { id: shopperId } = await db
    .insertInto('shoppers')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  await db
    .insertInto('personal_ids')
    .values({
      id,
      shopper_id: shopperId,
      ...encryptDetails(keyring, { id, shopperId }, { name: '林知夏', idNumber: '310104' }),
      is_default: true,
      clearance_status: 'incomplete',
      consented_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

beforeEach(async () => {
  await db.deleteFrom('personal_ids').execute();
  await db.deleteFrom('encryption_keys').execute();
});

it('accepts the same key again, and a newer one in front of it', async () => {
  const [first, second] = [createKey('k1'), createKey('k2')];
  await checkKeyring(db, createKeyring(first));
  await storePersonalId(createKeyring(first));
  await checkKeyring(db, createKeyring(first));
  await checkKeyring(db, createKeyring(second, first));
});

it('accepts that a former key is gone once no record names it', async () => {
  const [first, second] = [createKey('k1'), createKey('k2')];
  await checkKeyring(db, createKeyring(first));
  await storePersonalId(createKeyring(second));
  await checkKeyring(db, createKeyring(second));
});

it('rejects a keyring without the key of a record, and names that key', async () => {
  await storePersonalId(createKeyring(createKey('k1')));
  const refused = checkKeyring(db, createKeyring(createKey('k2')));
  await expect(refused).rejects.toThrow(KeyringError);
  await expect(refused).rejects.toThrow('unknown keys: k1');
});

it('rejects another key of the same id', async () => {
  await checkKeyring(db, createKeyring(createKey('local')));
  await expect(checkKeyring(db, createKeyring(createKey('local')))).rejects.toThrow(
    'The key local is another one',
  );
});

it('rejects another key of the same id when an older release stored the records', async () => {
  const key = createKey('local');
  await storePersonalId(createKeyring(key));
  await expect(checkKeyring(db, createKeyring(createKey('local')))).rejects.toThrow(
    'does not decrypt',
  );
  await checkKeyring(db, createKeyring(key));
});

it('lets one of two processes with different new keys start', async () => {
  const starts = [1, 2].map(() => checkKeyring(db, createKeyring(createKey('local'))));
  const results = await Promise.allSettled(starts);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('creates no key where the database depends on others', async () => {
  const settings = { dataDir: folder, personalIdKeys: undefined };
  await storePersonalId(createKeyring(createKey('local')));
  await expect(openKeyring(settings, () => hasEncryptionKeys(db))).rejects.toThrow('restore');
  await db.deleteFrom('personal_ids').execute();
  expect((await openKeyring(settings, () => hasEncryptionKeys(db))).current.id).toBe('local');
});
