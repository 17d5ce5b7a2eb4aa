import { attachedPersonalIds, type PersonalId, personalIds } from '@vitrine/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCheckout, insertOrder } from '../../../test/support/attached-personal-id-fixture.ts';
import {
  createKeyring,
  createMemoryStorage,
  createResidentId,
} from '../../../test/support/personal-id-fixture.ts';
import {
  openResourceApp,
  type ResourceApp,
  type Visitor,
} from '../../../test/support/resource-app.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { sandboxPersonalIdCheck } from '../../providers/personal-id-check/sandbox.ts';
import { attachedPersonalIdHandlers } from './attached-routes.ts';
import { checkNextPersonalId } from './check-next.ts';
import type { PersonalIdDeps } from './deps.ts';
import { prunePersonalIds } from './jobs.ts';
import { personalIdHandlers } from './routes.ts';

const START = Date.UTC(2026, 9, 1);
const PERSONAL_IDS = 'my/personal-ids';
const SMALL_TOTAL = 90_000;
const LARGE_TOTAL = 900_000;

let now = START;
let shop: TestShop;
let app: ResourceApp;
let deps: PersonalIdDeps;
let visitor: Visitor & { shopperId: string };
let photo: Buffer;
beforeAll(async () => {
  shop = await openTestShop();
  deps = {
    db: shop.database.db,
    keyring: createKeyring('k'),
    storage: createMemoryStorage(),
    providers: { personalIdCheck: sandboxPersonalIdCheck(0) },
    now: () => now,
  };
  const handlers = { ...personalIdHandlers(deps), ...attachedPersonalIdHandlers(deps) };
  app = await openResourceApp(shop, { ...personalIds, ...attachedPersonalIds }, handlers, {
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

async function createPersonalId({
  sequence = '123',
  hasPhotos = false,
  owner = visitor as Visitor,
  name = '林知夏',
} = {}) {
  const upload = async () =>
    (
      await app.ask('POST', `${PERSONAL_IDS}/images`, {
        visitor: owner,
        file: { bytes: photo, type: 'image/jpeg' },
      })
    ).body.id;
  const images = hasPhotos ? { frontImageId: await upload(), backImageId: await upload() } : {};
  const response = await app.ask('POST', PERSONAL_IDS, {
    visitor: owner,
    body: { name, idNumber: createResidentId(sequence), hasConsented: true, ...images },
  });
  now += 10_000;
  while (await checkNextPersonalId(deps));
  return response.body as PersonalId;
}

const attach = (path: string, personalIdId: string, owner: Visitor = visitor) =>
  app.ask('PATCH', `${path}/personal-id`, { visitor: owner, body: { personalIdId } });
const read = async (path: string) => (await app.ask('GET', path, { visitor })).body;

const store = { checkout: insertCheckout, order: insertOrder };
const pathOf = { checkout: 'checkout-orders', order: 'my/orders' };

describe.each(['checkout', 'order'] as const)('a %s', (kind) => {
  const open = async (more: { total?: number; country?: 'CN' | 'HK' } = {}) => {
    const of = { shopperId: visitor.shopperId, now, total: SMALL_TOTAL, ...more };
    return `${pathOf[kind]}/${await store[kind](deps.db, of)}`;
  };

  it('requires a customs ID in mainland China, and photos above 5,000 yuan', async () => {
    const withoutId = { personalId: null };
    const readRequirement = async (more: Parameters<typeof open>[0]) =>
      read(`${await open(more)}/personal-id`);
    expect(await readRequirement({})).toEqual({
      ...withoutId,
      isRequired: true,
      isImageRequired: false,
    });
    expect(await readRequirement({ total: LARGE_TOTAL })).toEqual({
      ...withoutId,
      isRequired: true,
      isImageRequired: true,
    });
    expect(await readRequirement({ total: LARGE_TOTAL, country: 'HK' })).toEqual({
      ...withoutId,
      isRequired: false,
      isImageRequired: false,
    });
  });

  it('stores the chosen customs ID', async () => {
    const path = await open();
    expect(await read(`${path}/clearance-status`)).toBeNull();
    const { id } = await createPersonalId();
    const { status, body } = await attach(path, id);
    expect([status, body.personalId.id]).toEqual([200, id]);
    expect(await read(`${path}/personal-id`)).toEqual(body);
    expect(await read(`${path}/clearance-status`)).toMatchObject({
      status: 'passed',
      verifyLevel: 'number',
      alertType: 'none',
    });
  });

  it('refuses a customs ID of another person than the recipient', async () => {
    const path = await open();
    const { id } = await createPersonalId({ name: '周景行' });
    const rejected = await attach(path, id);
    expect([rejected.status, rejected.body.error.reason]).toEqual([409, 'not-the-recipient']);
    expect(rejected.body.error.message).toContain('林知夏');
    const toHongKong = await open({ country: 'HK' });
    expect((await attach(toHongKong, id)).status).toBe(200);
  });

  it('refuses a customs ID without photos where they are required', async () => {
    const path = await open({ total: LARGE_TOTAL });
    const rejected = await attach(path, (await createPersonalId()).id);
    expect([rejected.status, rejected.body.error.reason]).toEqual([409, 'photos-needed']);
    const { id } = await createPersonalId({ hasPhotos: true });
    expect((await attach(path, id)).body).toMatchObject({
      isImageRequired: true,
      personalId: { id, clearanceStatus: 'passed', verifyLevel: 'images' },
    });
  });

  it('refuses a customs ID that failed its check', async () => {
    const { status, body } = await attach(
      await open(),
      (await createPersonalId({ sequence: '404' })).id,
    );
    expect([status, body.error.reason]).toEqual([409, 'personal-id-refused']);
  });

  it('refuses the customs ID of another shopper, and is hidden from other shoppers', async () => {
    const path = await open();
    const other = await app.newShopper();
    const { id } = await createPersonalId();
    const foreign = await createPersonalId({ owner: other });
    expect((await attach(path, foreign.id)).status).toBe(404);
    expect((await attach(path, foreign.id, other)).status).toBe(404);
    await attach(path, id);
    for (const part of ['personal-id', 'clearance-status'])
      expect((await app.ask('GET', `${path}/${part}`, { visitor: other })).status).toBe(404);
  });

  it('keeps a deleted customs ID until it is finished', async () => {
    const path = await open();
    const { id } = await createPersonalId();
    await attach(path, id);
    await app.ask('DELETE', `${PERSONAL_IDS}/${id}`, { visitor });
    expect(await read(PERSONAL_IDS)).toEqual([]);
    expect((await app.ask('GET', `${PERSONAL_IDS}/${id}`, { visitor })).status).toBe(404);
    expect((await read(`${path}/personal-id`)).personalId.id).toBe(id);
    const table = kind === 'order' ? 'orders' : 'checkout_orders';
    const finished =
      kind === 'order' ? { closed_at: new Date(now) } : { status: 'expired' as const };
    await deps.db.updateTable(table).set(finished).where('personal_id_id', '=', id).execute();
    await prunePersonalIds.run({ deps } as Parameters<typeof prunePersonalIds.run>[0]);
    expect((await read(`${path}/personal-id`)).personalId).toBeNull();
  });

  it.each(['personal-id', 'clearance-status'])('requires a shopper for its %s', async (part) => {
    const path = await open();
    expect((await app.ask('GET', `${path}/${part}`)).status).toBe(401);
    const guest = await app.newGuest();
    expect((await app.ask('GET', `${path}/${part}`, { visitor: guest })).status).toBe(401);
    expect((await attach(path, createResidentId(), guest)).status).toBe(401);
  });
});

describe('a checkout', () => {
  it('that has expired cannot change its customs ID', async () => {
    const { id } = await createPersonalId();
    const checkout = await insertCheckout(deps.db, {
      shopperId: visitor.shopperId,
      now,
      total: SMALL_TOTAL,
    });
    now += 3_600_000;
    const { status, body } = await attach(`checkout-orders/${checkout}`, id);
    expect([status, body.error.reason]).toEqual([409, 'checkout-over']);
  });
});

describe('an order', () => {
  const order = () =>
    insertOrder(deps.db, { shopperId: visitor.shopperId, now, total: SMALL_TOTAL });
  const selectParcel = (id: string) =>
    deps.db.selectFrom('merchant_orders').selectAll().where('order_id', '=', id);

  it('returns only the id of its customs ID', async () => {
    const id = await order();
    expect(await read(`orders/${id}/personalId`)).toEqual({ personalIdId: null });
    const { id: personalIdId } = await createPersonalId();
    await attach(`my/orders/${id}`, personalIdId);
    expect(await read(`orders/${id}/personalId`)).toEqual({ personalIdId });
    const other = await app.newShopper();
    const response = await app.ask('GET', `orders/${id}/personalId`, { visitor: other });
    expect(response.status).toBe(404);
  });

  it('continues clearance once a customs ID is attached', async () => {
    const id = await order();
    await deps.db
      .updateTable('merchant_orders')
      .set({ last_event: 'identity-needed', status: 'clearing', next_at: null })
      .where('order_id', '=', id)
      .execute();
    await attach(`my/orders/${id}`, (await createPersonalId()).id);
    const parcel = await selectParcel(id).executeTakeFirstOrThrow();
    expect(parcel.next_at?.getTime()).toBe(now);
    expect(parcel.last_event).toBe('clearing');
  });

  it('that passed customs cannot change its customs ID', async () => {
    const id = await order();
    const { id: personalIdId } = await createPersonalId();
    await attach(`my/orders/${id}`, personalIdId);
    await deps.db
      .updateTable('merchant_orders')
      .set({ cleared_at: new Date(now) })
      .where('order_id', '=', id)
      .execute();
    const { status, body } = await attach(`my/orders/${id}`, (await createPersonalId()).id);
    expect([status, body.error.reason]).toEqual([409, 'order-cleared']);
  });
});

it('detaches a customs ID from an open checkout when its name changes', async () => {
  const of = { shopperId: visitor.shopperId, now, total: SMALL_TOTAL };
  const path = `checkout-orders/${await insertCheckout(deps.db, of)}`;
  const { id } = await createPersonalId();
  await attach(path, id);
  const renamed = { visitor, body: { name: '周景行' } };
  expect((await app.ask('PATCH', `${PERSONAL_IDS}/${id}`, renamed)).status).toBe(200);
  expect((await read(`${path}/personal-id`)).personalId).toBeNull();
});
