import { type Address, addresses } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ResourceApp, resourceApp, type Visitor } from '../../testing/resource-app.ts';
import { stateId, storeStates } from '../../testing/states-fixture.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';
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
  shop = await testShop({ seed: storeStates });
  const handlers = addressHandlers({ db: shop.database.db, now });
  app = await resourceApp(shop, addresses, handlers, { now });
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
const change = (id: string, body: object, query = '') =>
  app.ask('PUT', `${BOOK}/${id}${query}`, { visitor, body });
const book = async (who = visitor): Promise<Address[]> =>
  (await app.ask('GET', BOOK, { visitor: who })).body;
const defaults = async () =>
  (await book()).filter(({ defaultShippingAddress }) => defaultShippingAddress).map(({ id }) => id);
const shipping = async () => (await app.ask('GET', `${BOOK}/shipping`, { visitor })).body;

describe('the address book', () => {
  it('is empty at first, and so is the address a checkout begins with', async () => {
    expect(await book()).toEqual([]);
    expect(await shipping()).toBeNull();
  });

  it('keeps an address as its owner wrote it', async () => {
    await add();
    expect(await book()).toEqual([
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

  it('keeps an address in Hong Kong without a zip code', async () => {
    const address = await add({ zipCode: '999077' }, hongKong);
    expect(address).toMatchObject({ zipCode: null, mobileCountry: 'HK', country: { id: '92' } });
  });

  it('speaks the language of the shopper', async () => {
    await add();
    const { body } = await app.ask('GET', BOOK, { visitor, language: 'en-US' });
    expect(body[0]).toMatchObject({
      country: { name: 'Mainland China' },
      state: { name: 'Shanghai' },
    });
  });

  it('holds twenty', async () => {
    for (let count = 0; count < 20; count++) await add();
    const { status, body } = await app.ask('POST', BOOK, { visitor, body: shanghai });
    expect([status, body.error.reason]).toEqual([409, 'address-book-full']);
    expect(body.error.message).toContain('20');
  });
});

describe('the default', () => {
  it('is the first address, until another is made it', async () => {
    const first = await add();
    const second = await add();
    expect(await defaults()).toEqual([first.id]);
    const third = await add({ defaultShippingAddress: true });
    expect(await defaults()).toEqual([third.id]);
    await change(second.id, { ...shanghai, defaultShippingAddress: true });
    expect(await defaults()).toEqual([second.id]);
    expect((await shipping()).id).toBe(second.id);
    expect((await book())[0]?.id).toBe(second.id);
  });

  it('stays when it is edited without the flag', async () => {
    const first = await add();
    await change(first.id, { ...shanghai, name: '周景行', defaultShippingAddress: false });
    expect((await book())[0]).toMatchObject({ name: '周景行', defaultShippingAddress: true });
  });

  it('passes to the newest other one when it is deleted', async () => {
    const first = await add();
    await add();
    const third = await add();
    await app.ask('DELETE', `${BOOK}/${first.id}`, { visitor });
    expect(await defaults()).toEqual([third.id]);
  });

  it('is gone with the last address', async () => {
    const { id } = await add();
    await app.ask('DELETE', `${BOOK}/${id}`, { visitor });
    expect(await shipping()).toBeNull();
  });

  it('is one, however many are made it at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => add({ defaultShippingAddress: true })));
    expect(await book()).toHaveLength(12);
    expect(await defaults()).toHaveLength(1);
  });
});

describe('a zip code', () => {
  it('may be applied for by whoever has none', async () => {
    const { zipCode: _, ...without } = shanghai;
    const { id } = await add();
    expect((await change(id, without)).status).toBe(400);
    const { status, body } = await change(id, without, '?apply-zip-code=YES');
    expect([status, body.zipCode]).toEqual([200, '200000']);
  });
});

describe('what is no address', () => {
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
    expect(await book()).toEqual([]);
  });
});

describe('an address', () => {
  it('is nobody else’s', async () => {
    const { id } = await add();
    const other = await app.newShopper();
    const asked = { visitor: other, body: shanghai };
    expect((await app.ask('PUT', `${BOOK}/${id}`, asked)).status).toBe(404);
    expect((await app.ask('DELETE', `${BOOK}/${id}`, { visitor: other })).status).toBe(404);
    expect(await book(other)).toEqual([]);
    expect(await book()).toHaveLength(1);
  });

  it.each([
    ['GET', BOOK],
    ['GET', `${BOOK}/shipping`],
    ['POST', BOOK],
    ['PUT', `${BOOK}/1`],
    ['DELETE', `${BOOK}/1`],
  ] as const)('needs a shopper: %s %s', async (method, path) => {
    const guest = await app.newGuest();
    expect((await app.ask(method, path, { body: shanghai })).status).toBe(401);
    expect((await app.ask(method, path, { visitor: guest, body: shanghai })).status).toBe(401);
  });
});
