import type { CalendarEntry, PlannedSale } from '@vitrine/contract/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { seedCatalogueFixture } from '../../../test/support/catalogue-fixture.ts';
import { insertRunningTest } from '../../../test/support/page-test-row.ts';
import { insertRevision } from '../admin-pages/revision-rows.ts';
import { EVERYBODY } from '../contents/choose-revision.ts';

let shop: OperatorHarness;
const PERIOD = 'from=2026-12-01T00:00:00.000Z&to=2027-01-01T00:00:00.000Z';
const text = (zh: string, en: string) => JSON.stringify({ 'zh-CN': zh, 'en-US': en });

interface Window {
  readonly startsAt?: string;
  readonly endsAt?: string;
  readonly gender?: 'women' | 'men';
  readonly language?: 'zh-CN' | 'en-US';
}

async function publish(title: string, window: Window) {
  const { startsAt = null, endsAt = null, gender = null, language = 'zh-CN' } = window;
  const audience = { ...EVERYBODY, space: 'storefront', code: 'winter', language, gender };
  await shop.db.transaction().execute((trx) =>
    insertRevision(
      trx,
      {
        audience,
        content: { title, entries: [] },
        window: { startsAt, endsAt, note: '' },
        author: '',
      },
      shop.clock.now,
    ),
  );
}

async function insertSale(name: string, startsAt: string, endsAt: string, product: string) {
  const { id } = await shop.db
    .insertInto('sales')
    .values({
      name: text(name, name),
      description: text('', ''),
      starts_at: startsAt,
      ends_at: endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('sale_products')
    .values({ sale_id: id, product_id: product, position: 0 })
    .execute();
  return id;
}

beforeAll(async () => {
  shop = await openOperatorHarness({ seed: seedCatalogueFixture });
  const { db } = shop;
  await db
    .insertInto('content_pages')
    .values({ space: 'storefront', code: 'winter', name: '冬季' })
    .execute();
  await publish('常驻', {});
  await publish('初版', {
    startsAt: '2026-12-05T00:00:00.000Z',
    endsAt: '2026-12-10T00:00:00.000Z',
  });
  await publish('改版', {
    startsAt: '2026-12-05T00:00:00.000Z',
    endsAt: '2026-12-10T00:00:00.000Z',
  });
  await publish('圣诞', {
    startsAt: '2026-12-09T00:00:00.000Z',
    endsAt: '2026-12-26T00:00:00.000Z',
  });
  await publish('女士', { startsAt: '2026-12-09T00:00:00.000Z', gender: 'women' });
  await publish('Old', {
    startsAt: '2026-11-26T00:00:00.000Z',
    endsAt: '2026-11-28T00:00:00.000Z',
    language: 'en-US',
  });
  const { id: product } = await db
    .selectFrom('products')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await insertSale('甲', '2026-12-01T00:00:00Z', '2026-12-08T00:00:00Z', product);
  await insertSale('乙', '2026-12-07T00:00:00Z', '2026-12-12T00:00:00Z', product);
  const variants = await db
    .selectFrom('variants')
    .select('id')
    .where('product_id', '=', product)
    .execute();
  await db
    .insertInto('scheduled_prices')
    .values(
      variants.map(({ id }) => ({
        variant_id: id,
        price: '100',
        starts_at: '2026-12-11T16:00:00Z',
        ends_at: null,
        created_at: new Date(shop.clock.now),
      })),
    )
    .execute();
  for (const id of ['bag-a', 'bag-b'])
    await db
      .insertInto('banners')
      .values({ id, position: 'bag', text: text(id, id), ends_at: '2026-12-20T00:00:00Z' })
      .execute();
});
afterAll(() => shop.close());

async function read(query: string, role: 'owner' | 'catalogue' = 'owner') {
  const { session } = await shop.createOperator(role);
  const { status, body } = await shop.ask('GET', `calendar?${PERIOD}${query}`, { session });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.entries as CalendarEntry[];
}
const namesOf = (entries: readonly CalendarEntry[]) => entries.map(({ name }) => name);

it('lists pages with a window, without what a later publication replaced', async () => {
  const entries = await read('&kinds=page');
  expect(namesOf(entries)).toEqual(['改版', '圣诞', '女士']);
});

it('marks pages of one target that are shown at once, and no other', async () => {
  const [changed, christmas, women] = await read('&kinds=page');
  expect(changed?.collidesWith).toEqual([christmas?.key]);
  expect(christmas?.collidesWith).toEqual([changed?.key]);
  expect(women?.collidesWith).toEqual([]);
});

it('marks sales on the same products and banners of the same place', async () => {
  const entries = await read('&kinds=sale,banner&collisions=only');
  expect(new Set(namesOf(entries))).toEqual(new Set(['bag-a', 'bag-b', '甲', '乙']));
});

it('puts scheduled prices of the same times together', async () => {
  const entries = await read('&kinds=scheduled-price');
  expect(entries).toMatchObject([{ products: 1, startsAt: '2026-12-11T16:00:00.000Z' }]);
});

it('filters by language and words', async () => {
  expect(namesOf(await read('&kinds=page&language=en-US'))).toEqual([]);
  expect(namesOf(await read(`&search=${encodeURIComponent('圣诞')}`))).toEqual(['圣诞']);
});

it('leaves out what the role may not read', async () => {
  const body = {
    id: 'snow',
    type: 'promotion',
    name: { 'zh-CN': '雪', 'en-US': 'Snow' },
    description: { 'zh-CN': '雪', 'en-US': 'Snow' },
    startsAt: '2026-12-01T00:00:00.000Z',
    endsAt: '2026-12-30T00:00:00.000Z',
  };
  const owner = await shop.createOperator('owner');
  const created = await shop.ask('POST', 'marketing/promotion', { session: owner.session, body });
  expect(created).toMatchObject({ status: 200 });
  expect(namesOf(await read('&search=snow'))).toEqual(['Snow']);
  expect(namesOf(await read('&search=snow', 'catalogue'))).toEqual([]);
});

it('refuses a period that is too long', async () => {
  const { session } = await shop.createOperator('owner');
  const path = 'calendar?from=2026-01-01T00:00:00Z&to=2026-12-01T00:00:00Z';
  expect((await shop.ask('GET', path, { session })).status).toBe(400);
});

async function findPage(query: object) {
  const { session } = await shop.createOperator('content-editor');
  const params = new URLSearchParams({ page: 'winter', language: 'zh-CN', ...query });
  const path = `calendar/page-collisions?${params}`;
  const { status, body } = await shop.ask('GET', path, { session });
  expect({ status, body }).toMatchObject({ status: 200 });
  return namesOf(body.collisions);
}

it('finds what is planned for the page and target of a publication at its time', async () => {
  const startsAt = '2026-12-09T12:00:00.000Z';
  expect(await findPage({ startsAt, endsAt: '2026-12-11T00:00:00.000Z' })).toEqual([
    '圣诞',
    '改版',
  ]);
  expect(await findPage({ startsAt: '2026-12-20T00:00:00.000Z' })).toEqual(['圣诞']);
  expect(await findPage({ startsAt, gender: 'women' })).toEqual(['女士']);
  expect(await findPage({ startsAt, gender: 'men' })).toEqual([]);
  expect(await findPage({ startsAt, page: 'summer' })).toEqual([]);
});

it('leaves out what a publication replaces for its whole time', async () => {
  const window = { startsAt: '2026-12-05T00:00:00.000Z', endsAt: '2026-12-10T00:00:00.000Z' };
  expect(await findPage(window)).toEqual(['圣诞']);
});

it('finds for a publication without a time only what is shown now', async () => {
  expect(await findPage({})).toEqual([]);
  const before = shop.clock.now;
  shop.clock.now = Date.parse('2026-12-12T00:00:00.000Z');
  expect(await findPage({})).toEqual(['圣诞']);
  shop.clock.now = before;
});

it('finds the running test that a publication would collide with', async () => {
  await insertRunningTest(shop.db, { code: 'winter', language: 'zh-CN' });
  expect(await findPage({})).toEqual(['大图与小图']);
  expect(await findPage({ gender: 'men' })).toEqual(['大图与小图']);
  expect(await findPage({ language: 'en-US' })).toEqual([]);
  expect(await findPage({ startsAt: '2026-12-06T00:00:00.000Z', gender: 'men' })).toEqual([]);
  expect(await read('&kinds=page-test')).toMatchObject([
    { id: 'winter', name: '大图与小图', endsAt: '2026-12-05T00:00:00.000Z', collidesWith: [] },
  ]);
});

it('lists the sales of a period with their products, without the one that is edited', async () => {
  const { session } = await shop.createOperator('catalogue');
  const list = async (startsAt: string, endsAt: string, more = '') => {
    const path = `calendar/sales?startsAt=${startsAt}&endsAt=${endsAt}${more}`;
    const { status, body } = await shop.ask('GET', path, { session });
    expect({ status, body }).toMatchObject({ status: 200 });
    return body.sales as PlannedSale[];
  };
  const both = await list('2026-12-02T00:00:00.000Z', '2026-12-10T00:00:00.000Z');
  expect(both).toMatchObject([
    { name: '甲', startsAt: '2026-12-01T00:00:00.000Z', productIds: [expect.any(String)] },
    { name: '乙', endsAt: '2026-12-12T00:00:00.000Z', productIds: both[0]?.productIds },
  ]);
  const except = `&except=${both[0]?.id}`;
  const others = await list('2026-12-02T00:00:00.000Z', '2026-12-10T00:00:00.000Z', except);
  expect(others.map(({ name }) => name)).toEqual(['乙']);
  expect(await list('2026-12-12T00:00:00.000Z', '2026-12-20T00:00:00.000Z')).toEqual([]);
});
