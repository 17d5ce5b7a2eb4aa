import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawImage } from '../../../test/admin/draw-image.ts';
import { setUpMerchantOrders } from '../../../test/admin/merchant-order-setup.ts';
import { insertReturnRow } from '../../../test/support/return-row.ts';
import { createEncryptionKey, type Keyring } from '../../encryption/keyring.ts';
import { encryptRequestPhoto } from '../returns/request-photos.ts';
import { reencryptReturnPhotos } from './jobs.ts';
import { getReturnPhoto } from './photo-store.ts';

const setup = setUpMerchantOrders();
const nextKey = createEncryptionKey('next', Buffer.alloc(32, 7));
const onlyNext: Keyring = { current: nextKey, all: [nextKey] };

let returnId: string;
let both: Keyring;
beforeAll(async () => {
  const { harness } = setup;
  const order = await setup.newOrder({ status: 'delivered' });
  returnId = await insertReturnRow(harness.db, order, {
    status: 'picked-up',
    now: harness.clock.now,
  });
  both = { current: nextKey, all: [nextKey, ...harness.deps.keyring.all] };
});
afterAll(() => setup.harness.db.deleteFrom('order_return_photos').execute());

async function addPhoto(): Promise<string> {
  const path = `returns/${returnId}/photos`;
  const file = await drawImage('jpeg');
  return (await setup.harness.ask('POST', path, { session: setup.staff, file })).body.id;
}

const findRow = (id: string) =>
  setup.harness.db
    .selectFrom('order_return_photos')
    .select(['key_id', 'unreadable_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const forgetKey = (id: string) =>
  setup.harness.db
    .updateTable('order_return_photos')
    .set({ key_id: null })
    .where('id', '=', id)
    .execute();

async function run(keyring: Keyring): Promise<string[]> {
  const { harness } = setup;
  const logged: string[] = [];
  const logError = (details: object) => void logged.push(JSON.stringify(details));
  const deps = { ...harness.deps, keyring, logError };
  const context = { deps, database: harness.database, dataDir: '', now: harness.deps.now };
  while (await reencryptReturnPhotos.run(context));
  return logged;
}

const read = (id: string, keyring: Keyring) =>
  getReturnPhoto({ ...setup.harness.deps, keyring }, { id, return_id: returnId });

it('are listed after those of the request, each with who added it', async () => {
  const { db, clock, deps } = setup.harness;
  const { shopper_id } = await db
    .selectFrom('order_returns')
    .select('shopper_id')
    .where('id', '=', returnId)
    .executeTakeFirstOrThrow();
  const addedBy = await addPhoto();
  const id = randomUUID();
  const bytes = { photo: Buffer.from('large'), thumbnail: Buffer.from('small') };
  await db
    .insertInto('return_request_photos')
    .values({
      id,
      shopper_id,
      return_id: returnId,
      ...encryptRequestPhoto(deps.keyring, id, bytes),
      width: 1,
      height: 1,
      created_at: new Date(clock.now),
    })
    .execute();
  const path = `returns/${returnId}/photos`;
  const { body } = await setup.harness.ask('GET', path, { session: setup.staff });
  expect(body[0]).toMatchObject({ id, from: 'shopper', author: '' });
  expect(body[0].url).toBe(`data:image/jpeg;base64,${bytes.photo.toString('base64')}`);
  expect(body.at(-1)).toMatchObject({ id: addedBy, from: 'merchant' });
  await db.deleteFrom('return_request_photos').where('id', '=', id).execute();
});

describe('photos of returns after a key rotation', () => {
  it('are readable with the new key alone', async () => {
    const own = setup.harness.deps.keyring;
    const id = await addPhoto();
    expect((await findRow(id)).key_id).toBe(own.current.id);
    const before = await read(id, own);
    expect(await run(both)).toEqual([]);
    expect((await findRow(id)).key_id).toBe('next');
    expect(await read(id, onlyNext)).toEqual(before);
    expect(await run({ ...own, all: [...own.all, nextKey] })).toEqual([]);
  });

  it('are re-encrypted too when an older release has stored them without their key', async () => {
    const own = setup.harness.deps.keyring;
    const id = await addPhoto();
    await forgetKey(id);
    await run(own);
    expect((await findRow(id)).key_id).toBe(own.current.id);
    await forgetKey(id);
    await run(both);
    expect(await read(id, onlyNext)).toBeDefined();
    await run({ ...own, all: [...own.all, nextKey] });
  });

  it('are reported once and left out when their key was given up before', async () => {
    const readable = await addPhoto();
    const lost = await addPhoto();
    await run(both);
    await forgetKey(lost);
    const { current } = setup.harness.deps.keyring;
    const withoutNext = { current, all: [current] };
    expect(await run(withoutNext)).toEqual([JSON.stringify({ photo: lost, return: returnId })]);
    expect(await run(withoutNext)).toEqual([]);
    await run({ ...withoutNext, all: [current, nextKey] });
    const path = `returns/${returnId}/photos`;
    const { body } = await setup.harness.ask('GET', path, { session: setup.staff });
    const ids = body.map(({ id }: { id: string }) => id);
    expect(ids).toContain(readable);
    expect(ids).not.toContain(lost);
  });
});
