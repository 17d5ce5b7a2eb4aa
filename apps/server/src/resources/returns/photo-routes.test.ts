import { randomBytes } from 'node:crypto';
import { calls, type OrderReturn, type ReturnRequestPhoto } from '@vitrine/contract';
import { toChinaIsoDate } from '@vitrine/kit';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPayload } from '../../../test/every-call/fixture.ts';
import { NOW } from '../../../test/support/catalogue-fixture.ts';
import {
  type Buyer,
  type OrderHarness,
  openOrderHarness,
  SIZES,
} from '../../../test/support/order-harness.ts';
import { createEncryptionKey, type Keyring } from '../../encryption/keyring.ts';
import { checkKeyring } from '../personal-ids/check-keyring.ts';
import { eraseShopper } from '../privacy/erase-shopper.ts';
import { readPersonalData } from '../privacy/read-personal-data.ts';
import { pruneReturnPhotos, reencryptRequestPhotos } from './jobs.ts';
import { decryptRequestPhoto, readRequestPhotos } from './request-photos.ts';

const DAY_MS = 86_400_000;
const MB = 1024 * 1024;

let harness: OrderHarness;
beforeAll(async () => {
  harness = await openOrderHarness();
});
beforeEach(async () => {
  harness.clock.now = NOW;
  await harness.db.deleteFrom('stock_reservations').execute();
  await harness.setStock(SIZES.two, 500);
});
afterAll(() => harness.close());

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a8f82' } })
    .withExif({ IFD0: { Copyright: 'someone' } })
    .jpeg()
    .toBuffer();

const pixel = await draw(2, 2);

async function upload({ key }: Pick<Buyer, 'key'>, file?: Buffer) {
  const { payload = '', headers } = createPayload({ file: file ?? (await draw(200, 200)) });
  const response = await harness.app.inject({
    method: 'POST',
    url: calls.uploadReturnRequestPhoto.path,
    headers: { 'session-key': key, 'accept-language': 'en-US', ...headers },
    payload,
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

async function uploadOrThrow(buyer: Pick<Buyer, 'key'>, file?: Buffer) {
  const { status, body } = await upload(buyer, file);
  if (status !== 200) throw new Error(`The upload answered ${status} ${JSON.stringify(body)}`);
  return body as ReturnRequestPhoto;
}

const show = (url: string | undefined) => harness.app.inject({ url: url ?? '' });

/** A shopper with a delivered order of three units. */
async function createDeliveredOrder() {
  const { buyer, order, orderId } = await harness.paidOrder({ [SIZES.two]: 3 });
  const delivered = { status: 'delivered', delivered_at: new Date(harness.clock.now) } as const;
  await harness.db
    .updateTable('merchant_orders')
    .set({ ...delivered, last_event: 'delivered' })
    .where('order_id', '=', orderId)
    .execute();
  const [shipment] = order.merchantOrders;
  const post = (photoIds: readonly string[], headers = {}) =>
    harness.call('createReturn', buyer, {
      headers,
      body: {
        merchantOrderId: shipment?.id,
        items: [{ orderItemId: shipment?.items[0]?.id, quantity: 1 }],
        reason: 'faulty',
        pickup: { date: toChinaIsoDate(harness.clock.now + DAY_MS), part: 'morning' },
        photoIds,
      },
    });
  return { buyer, post };
}

const listIds = async ({ shopperId }: Buyer) =>
  (
    await harness.db
      .selectFrom('return_request_photos')
      .select('id')
      .where('shopper_id', '=', shopperId)
      .orderBy('created_at')
      .execute()
  ).map(({ id }) => id);

const prune = () =>
  pruneReturnPhotos.run(
    {},
    { database: harness.database, dataDir: '', now: () => harness.clock.now },
  );

describe('photos of a return request', () => {
  it('are shown with the return in the order of the request, re-encoded and by signed URLs', async () => {
    const { buyer, post } = await createDeliveredOrder();
    const first = await uploadOrThrow(buyer, await draw(2400, 1200));
    const second = await uploadOrThrow(buyer);
    const { id, photos } = (await post([second.id, first.id])).body as OrderReturn;
    expect(photos.map((photo) => photo.id)).toEqual([second.id, first.id]);
    expect(photos[1]).toMatchObject({ width: 1600, height: 800 });
    const params = { id };
    const read = await harness.callOrThrow<OrderReturn>('getReturn', buyer, { params });
    expect(read.photos).toEqual(photos);
    expect((await harness.callOrThrow<OrderReturn[]>('listReturns', buyer))[0]?.photos).toEqual(
      photos,
    );
    const large = await show(photos[1]?.url);
    expect(large.headers['content-type']).toBe('image/jpeg');
    expect((await sharp(large.rawPayload).metadata()).exif).toBeUndefined();
    const small = await sharp((await show(photos[1]?.thumbnailUrl)).rawPayload).metadata();
    expect(small.width).toBe(360);
    const other = photos[1]?.url.replace(first.id, second.id);
    expect((await show(other)).statusCode).toBe(404);
    harness.clock.now += DAY_MS;
    expect((await show(photos[1]?.url)).statusCode).toBe(404);
  });

  it('are stored encrypted', async () => {
    const buyer = await harness.newBuyer();
    const { id } = await uploadOrThrow(buyer);
    const row = await harness.db
      .selectFrom('return_request_photos')
      .select(['encrypted_photo', 'encrypted_thumbnail'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const bytes of [row.encrypted_photo, row.encrypted_thumbnail])
      await expect(sharp(bytes).metadata()).rejects.toThrow();
  });

  it('are not accepted of another shopper, of another return, or when they are gone', async () => {
    const { buyer, post } = await createDeliveredOrder();
    const own = await uploadOrThrow(buyer);
    const foreign = await uploadOrThrow(await harness.newBuyer());
    const reasonOf = async (ids: readonly string[]) => (await post(ids)).body.error?.reason;
    expect(await reasonOf([own.id, foreign.id])).toBe('photo-not-found');
    expect((await harness.callOrThrow<OrderReturn[]>('listReturns', buyer)).length).toBe(0);
    expect(await reasonOf([own.id, own.id])).toBeUndefined();
    expect(await reasonOf([own.id])).toBe('photo-not-found');
    expect(await reasonOf(Array.from({ length: 7 }, () => own.id))).not.toBe('photo-not-found');
  });

  it('are attached once when a request is repeated or sent several times at once', async () => {
    const { buyer, post } = await createDeliveredOrder();
    const { id } = await uploadOrThrow(buyer);
    const headers = { 'idempotency-key': 'return-with-photo' };
    const answers = [await post([id], headers), await post([id], headers)];
    expect(answers.map(({ body }) => body.photos.length)).toEqual([1, 1]);
    const another = await uploadOrThrow(buyer);
    const both = await Promise.all([post([another.id]), post([another.id])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['no picture', Buffer.from('<svg onload="alert(1)"/>'), 'photo-unreadable'],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'photo-heic'],
    ['a tracking pixel', pixel, 'photo-too-small'],
  ])('are refused in the language of the shopper: %s', async (_, file, reason) => {
    const { status, body } = await upload(await harness.newBuyer(), file);
    expect([status, body.error.reason]).toEqual([400, reason]);
    expect(body.error.message).toMatch(/lease choose/);
  });

  it.each([
    [10, 200],
    [10.1, 413],
  ])('of %d MB are answered with %i', async (megabytes, expected) => {
    const small = await draw(200, 200);
    const padding = Buffer.alloc(megabytes * MB - small.length);
    const buyer = await harness.newBuyer();
    expect((await upload(buyer, Buffer.concat([small, padding]))).status).toBe(expected);
  });

  it('are limited an hour for a shopper', async () => {
    const buyer = await harness.newBuyer();
    const file = await draw(80, 80);
    for (let n = 0; n < 24; n++) await uploadOrThrow(buyer, file);
    const { status, body, headers } = await upload(buyer, file);
    expect([status, body.error.reason]).toEqual([429, 'photos-used-up']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await upload(await harness.newBuyer(), file)).status).toBe(200);
    expect(await listIds(buyer)).toHaveLength(12);
    harness.clock.now += 3_600_000;
    expect((await upload(buyer, file)).status).toBe(200);
  });
});

describe('photos that are no longer needed', () => {
  it('are deleted after a day when unused, and a year after the return', async () => {
    const { buyer, post } = await createDeliveredOrder();
    const sent = await uploadOrThrow(buyer);
    await post([sent.id]);
    const unused = await uploadOrThrow(buyer);
    await prune();
    expect(await listIds(buyer)).toContain(unused.id);
    harness.clock.now += DAY_MS + 1;
    await prune();
    expect(await listIds(buyer)).toEqual([sent.id]);
    harness.clock.now += 365 * DAY_MS;
    await prune();
    expect(await listIds(buyer)).toEqual([]);
  });

  it('are exported with the personal information, and erased with the account', async () => {
    const { buyer, post } = await createDeliveredOrder();
    const { id } = await uploadOrThrow(buyer);
    await post([id]);
    const { keyring } = harness.deps;
    const sections = await readPersonalData(harness.db, buyer.shopperId, keyring);
    const [row] = sections.find(({ name }) => name === 'returnPhotos')?.rows ?? [];
    expect(row).toMatchObject({ id, url: expect.stringMatching(/^data:image\/jpeg;base64,/) });
    await harness.db
      .updateTable('orders')
      .set({ closed_at: new Date(NOW) })
      .where('shopper_id', '=', buyer.shopperId)
      .execute();
    const isErased = await harness.db
      .transaction()
      .execute((trx) => eraseShopper(trx, buyer.shopperId, { keyring, now: NOW }));
    expect([isErased, await listIds(buyer)]).toEqual([true, []]);
  });
});

it('are re-encrypted after a rotation of the keys, without which the shop does not start', async () => {
  const buyer = await harness.newBuyer();
  const { id } = await uploadOrThrow(buyer);
  const own = harness.deps.keyring;
  const current = createEncryptionKey('next', randomBytes(32));
  const onlyNext: Keyring = { current, all: [current] };
  await expect(checkKeyring(harness.db, onlyNext)).rejects.toThrow(own.current.id);
  const deps = { ...harness.deps, keyring: { current, all: [current, ...own.all] } };
  const context = { deps, database: harness.database, dataDir: '', now: deps.now };
  while (await reencryptRequestPhotos.run(context));
  const row = await harness.db
    .selectFrom('return_request_photos')
    .select(['encrypted_thumbnail', 'key_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.key_id).toBe('next');
  const thumbnail = decryptRequestPhoto(onlyNext, id, 'thumbnail', row.encrypted_thumbnail);
  expect((await sharp(thumbnail).metadata()).format).toBe('jpeg');
  const owner = { shopperId: buyer.shopperId };
  expect(await readRequestPhotos(harness.db, onlyNext, owner)).toHaveLength(1);
});
