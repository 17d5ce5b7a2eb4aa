import { randomBytes } from 'node:crypto';
import { devices, sessions } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openResourceApp,
  type ResourceApp,
  type Visitor,
} from '../../../test/support/resource-app.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { logIn } from '../../app/log-in.ts';
import { createEncryptionKey, type Keyring } from '../../encryption/keyring.ts';
import { decryptToken } from '../../notifications/push-tokens.ts';
import { openProviders } from '../../providers/providers.ts';
import { identityHandlers } from '../identities/routes.ts';
import { pruneDevices, reencryptDevices } from './jobs.ts';
import { MAX_DEVICES } from './queries.ts';
import { deviceHandlers } from './routes.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 29);
const oldKey = createEncryptionKey('old', randomBytes(32));
const newKey = createEncryptionKey('new', randomBytes(32));
const keyring: Keyring = { current: oldKey, all: [oldKey] };
const rotated: Keyring = { current: newKey, all: [newKey, oldKey] };

let shop: TestShop;
let app: ResourceApp;
let rotatedApp: ResourceApp;
let keylessApp: ResourceApp;
let now = START;
const db = () => shop.database.db;

beforeAll(async () => {
  shop = await openTestShop();
  const { settings } = shop;
  const providers = openProviders(settings.providers, {
    db: db(),
    now: () => now,
    brand: settings.brand,
  });
  const open = (keys: Keyring, push = providers.push) => {
    const vendors = { ...providers, push };
    const deps = { db: db(), keyring: keys, providers: vendors, settings, logIn, now: () => now };
    const handlers = { ...deviceHandlers(deps), ...identityHandlers(deps) };
    return openResourceApp(shop, { ...devices, ...sessions }, handlers, { now: () => now });
  };
  app = await open(keyring);
  rotatedApp = await open(rotated);
  keylessApp = await open(keyring, {});
});
afterAll(async () => {
  await app.close();
  await rotatedApp.close();
  await keylessApp.close();
  await shop.close();
});
beforeEach(async () => {
  now = START;
  await db().deleteFrom('push_devices').execute();
});

const DEVICE = {
  vendor: 'sandbox',
  token: 'device-token-1',
  appVersion: '2.18.0',
  language: 'zh-CN',
  system: 'HarmonyOS 5.1',
};
const register = (visitor: Visitor, more: object = {}, by = app) =>
  by.ask('POST', 'my/devices', { visitor, body: { ...DEVICE, ...more } });
const findDevices = () =>
  db().selectFrom('push_devices').selectAll().orderBy('registered_at').orderBy('id').execute();

describe('a device', () => {
  it('is registered by a shopper, with its token encrypted', async () => {
    const visitor = await app.newShopper();
    const { status, body } = await register(visitor);
    expect([status, typeof body.id]).toEqual([200, 'string']);
    const [row] = await findDevices();
    expect(row).toMatchObject({
      id: body.id,
      shopper_id: visitor.shopperId,
      app_version: '2.18.0',
      system: 'HarmonyOS 5.1',
    });
    expect(row?.token.includes(Buffer.from(DEVICE.token))).toBe(false);
    expect(row && decryptToken(keyring, row)).toBe(DEVICE.token);
  });

  it('is not stored when the shop has no keys of its vendor', async () => {
    const visitor = await app.newShopper();
    const { status, body } = await register(visitor, {}, keylessApp);
    expect([status, body]).toEqual([200, { id: null }]);
    expect(await findDevices()).toEqual([]);
  });

  it('is not registered by a guest, nor with a token that is none', async () => {
    expect((await register(await app.newGuest())).status).toBe(401);
    const visitor = await app.newShopper();
    for (const token of ['short', 'with a space', 'x'.repeat(1_025)])
      expect((await register(visitor, { token })).status).toBe(400);
  });

  it('has one row, however often its app starts', async () => {
    const visitor = await app.newShopper();
    await register(visitor);
    await register(visitor, { appVersion: '2.19.0' });
    expect((await findDevices()).map(({ app_version }) => app_version)).toEqual(['2.19.0']);
    await register(visitor, { vendor: 'huawei' });
    expect(await findDevices()).toHaveLength(2);
  });

  it('belongs to the shopper who registered it last', async () => {
    const [first, second] = [await app.newShopper(), await app.newShopper()];
    await register(first);
    await register(second);
    expect((await findDevices()).map(({ shopper_id }) => shopper_id)).toEqual([second.shopperId]);
  });

  it('is registered once by calls that arrive together', async () => {
    const visitors = await Promise.all([1, 2, 3, 4].map(() => app.newShopper()));
    const answers = await Promise.all(visitors.map((visitor) => register(visitor)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await findDevices()).toHaveLength(1);
  });

  it('is forgotten by its shopper only', async () => {
    const [owner, other] = [await app.newShopper(), await app.newShopper()];
    const { body } = await register(owner);
    const unregister = (visitor: Visitor) =>
      app.ask('DELETE', `my/devices/${body.id}`, { visitor });
    expect((await unregister(other)).body).toEqual({ done: true });
    expect(await findDevices()).toHaveLength(1);
    for (const _ of [1, 2]) expect((await unregister(owner)).body).toEqual({ done: true });
    expect(await findDevices()).toEqual([]);
  });

  it('is forgotten when the shopper logs out on it', async () => {
    const visitor = await app.newShopper();
    await register(visitor);
    await app.ask('DELETE', '/api/v2/identities/sessions', { visitor });
    expect(await findDevices()).toEqual([]);
  });

  it('gives way to newer ones', async () => {
    const visitor = await app.newShopper();
    for (let n = 0; n <= MAX_DEVICES; n++) {
      now += 1_000;
      await register(visitor, { token: `device-token-${n}` });
    }
    const rows = await findDevices();
    expect(rows).toHaveLength(MAX_DEVICES);
    expect(rows.map((row) => decryptToken(keyring, row))).not.toContain('device-token-0');
  });

  it('is forgotten when its app was not opened for long', async () => {
    await register(await app.newShopper());
    now += 100 * DAY_MS;
    await register(await app.newShopper(), { token: 'device-token-2' });
    const context = { database: shop.database, dataDir: '', now: () => START + 300 * DAY_MS };
    await pruneDevices.run({}, context);
    expect((await findDevices()).map((row) => decryptToken(keyring, row))).toEqual([
      'device-token-2',
    ]);
  });
});

describe('after a rotation of the keys', () => {
  it('a token that is registered again replaces its row of the former key', async () => {
    await register(await app.newShopper());
    await register(await app.newShopper(), {}, rotatedApp);
    expect((await findDevices()).map(({ key_id }) => key_id)).toEqual(['new']);
  });

  it('the others are encrypted with the new key', async () => {
    await register(await app.newShopper());
    const deps = { db: db(), keyring: rotated };
    const context = { database: shop.database, dataDir: '', now: () => now, deps };
    while (await reencryptDevices.run(context));
    const [row] = await findDevices();
    expect(row?.key_id).toBe('new');
    expect(row && decryptToken({ current: newKey, all: [newKey] }, row)).toBe(DEVICE.token);
    await register(await app.newShopper(), {}, rotatedApp);
    expect(await findDevices()).toHaveLength(1);
  });
});
