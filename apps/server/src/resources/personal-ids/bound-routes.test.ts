import { boundPersonalIds, type PersonalId, personalIds } from '@vitrine/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxIdentityCheck } from '../../providers/identity-check/sandbox.ts';
import { type ResourceApp, resourceApp, type Visitor } from '../../testing/resource-app.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';
import { storeCheckout, storeOrder } from './bound-fixture.ts';
import { boundPersonalIdHandlers } from './bound-routes.ts';
import { checkNext } from './check-due.ts';
import type { PersonalIdDeps } from './deps.ts';
import { prunePersonalIds } from './prune.ts';
import { personalIdHandlers } from './routes.ts';
import { keyringOf, memoryStorage, residentId } from './testing.ts';

const START = Date.UTC(2026, 9, 1);
const BOOK = 'my/personal-ids';
const LITTLE = 90_000;
const MUCH = 900_000;

let now = START;
let shop: TestShop;
let app: ResourceApp;
let deps: PersonalIdDeps;
let visitor: Visitor & { shopperId: string };
let photo: Buffer;
beforeAll(async () => {
  shop = await testShop();
  deps = {
    db: shop.database.db,
    keyring: keyringOf('k'),
    storage: memoryStorage(),
    providers: { identityCheck: sandboxIdentityCheck(0) },
    now: () => now,
  };
  const handlers = { ...personalIdHandlers(deps), ...boundPersonalIdHandlers(deps) };
  app = await resourceApp(shop, { ...personalIds, ...boundPersonalIds }, handlers, {
    now: () => now,
  });
  photo = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#789' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  now = START;
  visitor = await app.newShopper();
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

async function person({ sequence = '123', hasPhotos = false, who = visitor as Visitor } = {}) {
  const upload = async () =>
    (
      await app.ask('POST', `${BOOK}/images`, {
        visitor: who,
        file: { bytes: photo, type: 'image/jpeg' },
      })
    ).body.id;
  const images = hasPhotos ? { frontImageId: await upload(), backImageId: await upload() } : {};
  const answer = await app.ask('POST', BOOK, {
    visitor: who,
    body: { name: '林知夏', idNumber: residentId(sequence), hasConsented: true, ...images },
  });
  now += 10_000;
  while (await checkNext(deps));
  return answer.body as PersonalId;
}

const pick = (path: string, personalIdId: string, who: Visitor = visitor) =>
  app.ask('PATCH', `${path}/personal-id`, { visitor: who, body: { personalIdId } });
const read = async (path: string) => (await app.ask('GET', path, { visitor })).body;

const store = { checkout: storeCheckout, order: storeOrder };
const pathOf = { checkout: 'checkout-orders', order: 'my/orders' };

describe.each(['checkout', 'order'] as const)('a %s', (kind) => {
  const open = async (more: { total?: number; country?: 'CN' | 'HK' } = {}) => {
    const of = { shopperId: visitor.shopperId, now, total: LITTLE, ...more };
    return `${pathOf[kind]}/${await store[kind](deps.db, of)}`;
  };

  it('needs a person in the mainland, and photos above 5,000 yuan', async () => {
    const nobody = { personalId: null };
    const asked = async (more: Parameters<typeof open>[0]) =>
      read(`${await open(more)}/personal-id`);
    expect(await asked({})).toEqual({ ...nobody, isRequired: true, isImageRequired: false });
    expect(await asked({ total: MUCH })).toEqual({
      ...nobody,
      isRequired: true,
      isImageRequired: true,
    });
    expect(await asked({ total: MUCH, country: 'HK' })).toEqual({
      ...nobody,
      isRequired: false,
      isImageRequired: false,
    });
  });

  it('is cleared for whoever is chosen', async () => {
    const path = await open();
    expect(await read(`${path}/clearance-status`)).toBeNull();
    const { id } = await person();
    const { status, body } = await pick(path, id);
    expect([status, body.personalId.id]).toEqual([200, id]);
    expect(await read(`${path}/personal-id`)).toEqual(body);
    expect(await read(`${path}/clearance-status`)).toMatchObject({
      status: 'passed',
      verifyLevel: 'number',
      alertType: 'none',
    });
  });

  it('wants photos where customs do', async () => {
    const path = await open({ total: MUCH });
    const refused = await pick(path, (await person()).id);
    expect([refused.status, refused.body.error.reason]).toEqual([409, 'photos-needed']);
    const { id } = await person({ hasPhotos: true });
    expect((await pick(path, id)).body).toMatchObject({
      isImageRequired: true,
      personalId: { id, clearanceStatus: 'passed', verifyLevel: 'images' },
    });
  });

  it('is not cleared for somebody who did not pass', async () => {
    const { status, body } = await pick(await open(), (await person({ sequence: '404' })).id);
    expect([status, body.error.reason]).toEqual([409, 'personal-id-refused']);
  });

  it('takes nobody from another book, and tells nobody else', async () => {
    const path = await open();
    const other = await app.newShopper();
    const { id } = await person();
    const theirs = await person({ who: other });
    expect((await pick(path, theirs.id)).status).toBe(404);
    expect((await pick(path, theirs.id, other)).status).toBe(404);
    await pick(path, id);
    for (const part of ['personal-id', 'clearance-status'])
      expect((await app.ask('GET', `${path}/${part}`, { visitor: other })).status).toBe(404);
  });

  it('keeps a person who leaves the book for as long as it needs them', async () => {
    const path = await open();
    const { id } = await person();
    await pick(path, id);
    await app.ask('DELETE', `${BOOK}/${id}`, { visitor });
    expect(await read(BOOK)).toEqual([]);
    expect((await app.ask('GET', `${BOOK}/${id}`, { visitor })).status).toBe(404);
    expect((await read(`${path}/personal-id`)).personalId.id).toBe(id);
    const table = kind === 'order' ? 'orders' : 'checkout_orders';
    const over = kind === 'order' ? { closed_at: new Date(now) } : { status: 'expired' as const };
    await deps.db.updateTable(table).set(over).where('personal_id_id', '=', id).execute();
    await prunePersonalIds.run({ deps } as Parameters<typeof prunePersonalIds.run>[0]);
    expect((await read(`${path}/personal-id`)).personalId).toBeNull();
  });

  it.each(['personal-id', 'clearance-status'])('needs a shopper for its %s', async (part) => {
    const path = await open();
    expect((await app.ask('GET', `${path}/${part}`)).status).toBe(401);
    const guest = await app.newGuest();
    expect((await app.ask('GET', `${path}/${part}`, { visitor: guest })).status).toBe(401);
    expect((await pick(path, residentId(), guest)).status).toBe(401);
  });
});

describe('a checkout', () => {
  it('that is over keeps whoever it has', async () => {
    const { id } = await person();
    const checkout = await storeCheckout(deps.db, {
      shopperId: visitor.shopperId,
      now,
      total: LITTLE,
    });
    now += 3_600_000;
    const { status, body } = await pick(`checkout-orders/${checkout}`, id);
    expect([status, body.error.reason]).toEqual([409, 'checkout-over']);
  });
});

describe('an order', () => {
  const order = () => storeOrder(deps.db, { shopperId: visitor.shopperId, now, total: LITTLE });
  const parcelOf = (id: string) =>
    deps.db.selectFrom('merchant_orders').selectAll().where('order_id', '=', id);

  it('tells the id of its person by itself', async () => {
    const id = await order();
    expect(await read(`orders/${id}/personalId`)).toEqual({ personalIdId: null });
    const { id: personalIdId } = await person();
    await pick(`my/orders/${id}`, personalIdId);
    expect(await read(`orders/${id}/personalId`)).toEqual({ personalIdId });
    const other = await app.newShopper();
    const asked = await app.ask('GET', `orders/${id}/personalId`, { visitor: other });
    expect(asked.status).toBe(404);
  });

  it('goes on as soon as customs know whom it is for', async () => {
    const id = await order();
    await deps.db
      .updateTable('merchant_orders')
      .set({ last_event: 'identity-needed', status: 'clearing', next_at: null })
      .where('order_id', '=', id)
      .execute();
    await pick(`my/orders/${id}`, (await person()).id);
    const parcel = await parcelOf(id).executeTakeFirstOrThrow();
    expect(parcel.next_at?.getTime()).toBe(now);
    expect(parcel.last_event).toBe('clearing');
  });

  it('that was cleared stays cleared for the same person', async () => {
    const id = await order();
    const { id: personalIdId } = await person();
    await pick(`my/orders/${id}`, personalIdId);
    await deps.db
      .updateTable('merchant_orders')
      .set({ cleared_at: new Date(now) })
      .where('order_id', '=', id)
      .execute();
    const { status, body } = await pick(`my/orders/${id}`, (await person()).id);
    expect([status, body.error.reason]).toEqual([409, 'order-cleared']);
  });
});
