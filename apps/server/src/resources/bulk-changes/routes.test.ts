import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertProduct, insertVariant } from '../../../test/admin/product-fixture.ts';
import { runBulkChanges } from './jobs.ts';

let shop: OperatorHarness;
let owner: string;
let staff: string;
beforeAll(async () => {
  shop = await openOperatorHarness();
  await shop.createMerchant('501');
  await shop.createMerchant('502');
  owner = (await shop.createOperator('owner')).session;
  staff = (await shop.createOperator('merchant', '501')).session;
});
afterAll(() => shop.close());

const send = (path: string, selection: object, change: object, session = owner) =>
  shop.ask('POST', `bulk-changes/${path}`, { session, body: { selection, change } });
const readVariant = (id: string) =>
  shop.db.selectFrom('variants').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Does what the recurring job does, and returns how the job ended. */
async function finish(id: string) {
  const { deps, database } = shop;
  while (await runBulkChanges.run({ deps, database, dataDir: '', now: deps.now }));
  const job = await shop.ask('GET', `jobs/${id}`, { session: owner });
  const errors = await shop.ask('GET', `jobs/${id}/errors`, { session: owner });
  return { job: job.body, errors: errors.body.items };
}

describe('a change of many products', () => {
  it('is previewed without writing, then done with an error for each row that cannot', async () => {
    const { id, brandId } = await insertProduct(shop);
    const archived = await insertProduct(shop, { status: 'archived' });
    const selection = { ids: [id, archived.id, '999999999'] };
    const change = { action: 'set-status', status: 'hidden' };
    const preview = await send('products/preview', { filter: { brandId } }, change);
    expect(preview.body).toMatchObject({
      total: 1,
      changed: 1,
      rows: [{ id, before: { status: 'published' }, after: { status: 'hidden' } }],
    });
    const { body } = await send('products', selection, change);
    const { job, errors } = await finish(body.id);
    expect(job).toMatchObject({ state: 'done', progress: { done: 3, changed: 2, errors: 1 } });
    expect(errors).toEqual([
      { line: 3, column: null, value: '999999999', message: 'is not known' },
    ]);
  });

  it('adds a label and puts products into a set by hand once', async () => {
    const { id } = await insertProduct(shop);
    const text = { 'zh-CN': '新', 'en-US': 'New' };
    const set = await shop.ask('POST', 'sets', {
      session: owner,
      body: { name: text, description: text, gender: null, rule: null, productIds: [] },
    });
    const add = { action: 'add-to-set', setId: set.body.id };
    const label = { action: 'add-label', label: { id: 7, name: text, priority: 1 } };
    for (const change of [add, add, label])
      await finish((await send('products', { ids: [id] }, change)).body.id);
    const after = await shop.ask('GET', `sets/${set.body.id}`, { session: owner });
    expect(after.body).toMatchObject({ productIds: [id], version: 2 });
    const product = await shop.ask('GET', `products/${id}`, { session: owner });
    expect(product.body.labels).toEqual([{ id: 7, name: text, priority: 1 }]);
  });

  it('is refused for a set that does not exist', async () => {
    const { id } = await insertProduct(shop);
    const { status } = await send('products', { ids: [id] }, { action: 'add-to-set', setId: '9' });
    expect(status).toBe(404);
  });
});

describe('a change of many variants', () => {
  it('lowers the prices of a product, and records before and after', async () => {
    const { id: productId } = await insertProduct(shop);
    const id = await insertVariant(shop, { productId, price: 10_000 });
    const price = { kind: 'percent', percent: -25 };
    const { body } = await send(
      'variants',
      { productIds: [productId] },
      { action: 'set-price', price },
    );
    expect((await finish(body.id)).job).toMatchObject({ progress: { changed: 1 } });
    expect(await readVariant(id)).toMatchObject({ price_incl_taxes: '7500', version: 2 });
    const records = await shop.ask('GET', `audit-records?targetType=job&targetId=${body.id}`, {
      session: owner,
    });
    expect(records.body.items[0].after.changes).toEqual([
      { variant: id, before: { price: 10_000 }, after: { price: 7_500 } },
    ]);
  });

  it('schedules a price, which is in effect at once when it has begun', async () => {
    const id = await insertVariant(shop, { price: 10_000 });
    const price = { kind: 'exact', price: 8_000 };
    const schedule = { action: 'schedule-price', price, startsAt: '2026-11-01T00:00:00Z' };
    await finish((await send('variants', { ids: [id] }, schedule)).body.id);
    expect(await readVariant(id)).toMatchObject({ price_incl_taxes: '8000', base_price: '10000' });
    const { body } = await send('variants', { ids: [id] }, schedule);
    expect((await finish(body.id)).errors).toMatchObject([{ line: 1, value: id }]);
  });

  it('of staff of a merchant reaches their own stock only, and no prices', async () => {
    const own = await insertVariant(shop, { quantity: 5 });
    const other = await insertVariant(shop, { merchantId: '502', quantity: 5 });
    const adjust = { action: 'adjust-stock', by: -2 };
    const { body } = await send('variants', { ids: [own, other] }, adjust, staff);
    expect((await finish(body.id)).errors).toMatchObject([{ line: 2, value: other }]);
    expect([(await readVariant(own)).quantity, (await readVariant(other)).quantity]).toEqual([
      3, 5,
    ]);
    const price = { action: 'set-price', price: { kind: 'exact', price: 1 } };
    expect((await send('variants', { ids: [own] }, price, staff)).status).toBe(403);
  });

  it('goes on after its last batch when the process died', async () => {
    const { id: productId } = await insertProduct(shop);
    const ids: string[] = [];
    for (let size = 0; size < 3; size++)
      ids.push(await insertVariant(shop, { productId, size: `S${size}`, quantity: 5 }));
    const { body } = await send('variants', { ids }, { action: 'adjust-stock', by: 1 });
    await shop.db
      .updateTable('operator_jobs')
      .set({ state: 'running', position: '{"line":2}', done_rows: 2 })
      .where('id', '=', body.id)
      .execute();
    expect((await finish(body.id)).job).toMatchObject({ progress: { done: 3, changed: 1 } });
    const rows = await Promise.all(ids.map(readVariant));
    expect(rows.map(({ quantity }) => quantity)).toEqual([5, 5, 6]);
  });
});
