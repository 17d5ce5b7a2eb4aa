import { type Address, addresses } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openResourceApp,
  type ResourceApp,
  type Visitor,
} from '../../../test/support/resource-app.ts';
import { stateId, storeStates } from '../../../test/support/states-fixture.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { addressHandlers } from './routes.ts';

const now = () => Date.UTC(2026, 9, 1);
const BOOK = 'my/addresses';
const shanghai = {
  name: '林知夏',
  mobile: '138 0013 8000',
  countryCode: 'CN',
  stateId: stateId('SH'),
  city: '上海市',
  district: '徐汇区',
  addressLine: '武康路 12 弄 3 号 502 室',
  zipCode: '200031',
};
const hongKong = {
  name: '周景行',
  mobile: '61230913',
  countryCode: 'HK',
  stateId: stateId('HCW'),
  addressLine: '中环结志街 28 号 7 楼 B 室',
};

let shop: TestShop;
let app: ResourceApp;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openTestShop({ seed: storeStates });
  const handlers = addressHandlers({ db: shop.database.db, now });
  app = await openResourceApp(shop, addresses, handlers, { now });
});
beforeEach(async () => {
  visitor = await app.newShopper();
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const add = async (more: object = {}, of: object = shanghai): Promise<Address> =>
  (await app.ask('POST', BOOK, { visitor, body: { ...of, ...more } })).body;
const update = (id: string, body: object, query = '') =>
  app.ask('PUT', `${BOOK}/${id}${query}`, { visitor, body });
const listAddresses = async (owner = visitor): Promise<Address[]> =>
  (await app.ask('GET', BOOK, { visitor: owner })).body;
const listDefaultIds = async () =>
  (await listAddresses())
    .filter(({ defaultShippingAddress }) => defaultShippingAddress)
    .map(({ id }) => id);
const getShippingAddress = async () => (await app.ask('GET', `${BOOK}/shipping`, { visitor })).body;

describe('the address book', () => {
  it('keeps an address once when a call with an Idempotency-Key is repeated', async () => {
    const send = (more: object = {}) =>
      app.ask('POST', BOOK, {
        visitor,
        body: { ...shanghai, ...more },
        idempotencyKey: 'one-address-only',
      });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.id).toBe(second.body.id);
    expect(await listAddresses()).toHaveLength(1);
    expect((await send({ name: '周景行' })).body.error.reason).toBe('idempotency-key-reused');
  });

  it('is empty at first, without a shipping address', async () => {
    expect(await listAddresses()).toEqual([]);
    expect(await getShippingAddress()).toBeNull();
  });

  it('stores an address as entered', async () => {
    await add();
    expect(await listAddresses()).toEqual([
      {
        id: expect.any(String),
        name: '林知夏',
        mobileCountry: 'CN',
        mobile: '13800138000',
        country: { id: '42', code: 'CN', name: '中国内地' },
        state: { id: stateId('SH'), code: 'SH', name: '上海市' },
        city: { name: '上海市' },
        district: '徐汇区',
        addressLine: '武康路 12 弄 3 号 502 室',
        zipCode: '200031',
        defaultShippingAddress: true,
      },
    ]);
  });

  it('stores an address in Hong Kong without a zip code', async () => {
    const address = await add({ zipCode: '999077' }, hongKong);
    expect(address).toMatchObject({ zipCode: null, mobileCountry: 'HK', country: { id: '92' } });
  });

  it('names country and state in the language of the shopper', async () => {
    await add();
    const { body } = await app.ask('GET', BOOK, { visitor, language: 'en-US' });
    expect(body[0]).toMatchObject({
      country: { name: 'Mainland China' },
      state: { name: 'Shanghai' },
    });
  });

  it('holds at most twenty addresses', async () => {
    for (let count = 0; count < 20; count++) await add();
    const { status, body } = await app.ask('POST', BOOK, { visitor, body: shanghai });
    expect([status, body.error.reason]).toEqual([409, 'address-book-full']);
    expect(body.error.message).toContain('20');
  });
});

describe('the default address', () => {
  it('is the first address until another is made the default', async () => {
    const first = await add();
    const second = await add();
    expect(await listDefaultIds()).toEqual([first.id]);
    const third = await add({ defaultShippingAddress: true });
    expect(await listDefaultIds()).toEqual([third.id]);
    await update(second.id, { ...shanghai, defaultShippingAddress: true });
    expect(await listDefaultIds()).toEqual([second.id]);
    expect((await getShippingAddress()).id).toBe(second.id);
    expect((await listAddresses())[0]?.id).toBe(second.id);
  });

  it('stays when it is edited without the flag', async () => {
    const first = await add();
    await update(first.id, { ...shanghai, name: '周景行', defaultShippingAddress: false });
    expect((await listAddresses())[0]).toMatchObject({
      name: '周景行',
      defaultShippingAddress: true,
    });
  });

  it('becomes the newest other address when it is deleted', async () => {
    const first = await add();
    await add();
    const third = await add();
    await app.ask('DELETE', `${BOOK}/${first.id}`, { visitor });
    expect(await listDefaultIds()).toEqual([third.id]);
  });

  it('disappears with the last address', async () => {
    const { id } = await add();
    await app.ask('DELETE', `${BOOK}/${id}`, { visitor });
    expect(await getShippingAddress()).toBeNull();
  });

  it('is exactly one after concurrent requests', async () => {
    await Promise.all(Array.from({ length: 12 }, () => add({ defaultShippingAddress: true })));
    expect(await listAddresses()).toHaveLength(12);
    expect(await listDefaultIds()).toHaveLength(1);
  });
});

describe('a zip code', () => {
  it('is filled in for a shopper who applies for one', async () => {
    const { zipCode: _, ...without } = shanghai;
    const { id } = await add();
    expect((await update(id, without)).status).toBe(400);
    const { status, body } = await update(id, without, '?apply-zip-code=YES');
    expect([status, body.zipCode]).toEqual([200, '200000']);
  });
});

describe('an invalid address', () => {
  it.each([
    ['mobile', '12800138000'],
    ['name', '林'],
    ['name', 'x'.repeat(50)],
    ['stateId', '1'],
    ['stateId', stateId('HCW')],
    ['stateId', stateId('TW')],
    ['zipCode', '20003'],
    ['city', ''],
    ['district', undefined],
    ['addressLine', '  '],
    ['addressLine', '路'.repeat(121)],
    ['countryCode', 'US'],
  ])('is refused for its %s (%s)', async (field, value) => {
    const { status, body } = await app.ask('POST', BOOK, {
      visitor,
      body: { ...shanghai, [field]: value },
    });
    expect(status).toBe(400);
    expect(body.error.fields[0].path).toBe(`body.${field}`);
    expect(body.error.fields[0].message).toMatch(/[\u4e00-\u9fff]/);
    expect(await listAddresses()).toEqual([]);
  });
});

describe('access', () => {
  it('does not show or change an address of another shopper', async () => {
    const { id } = await add();
    const other = await app.newShopper();
    const options = { visitor: other, body: shanghai };
    expect((await app.ask('PUT', `${BOOK}/${id}`, options)).status).toBe(404);
    expect((await app.ask('DELETE', `${BOOK}/${id}`, { visitor: other })).status).toBe(404);
    expect(await listAddresses(other)).toEqual([]);
    expect(await listAddresses()).toHaveLength(1);
  });

  it.each([
    ['GET', BOOK],
    ['GET', `${BOOK}/shipping`],
    ['POST', BOOK],
    ['PUT', `${BOOK}/1`],
    ['DELETE', `${BOOK}/1`],
  ] as const)('requires a shopper: %s %s', async (method, path) => {
    const guest = await app.newGuest();
    expect((await app.ask(method, path, { body: shanghai })).status).toBe(401);
    expect((await app.ask(method, path, { visitor: guest, body: shanghai })).status).toBe(401);
  });
});
