import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertProduct, insertVariant } from '../../../test/admin/product-fixture.ts';
import { runBulkChanges } from '../bulk-changes/jobs.ts';
import { runImports } from '../imports/jobs.ts';
import { runUndoJobs } from './jobs.ts';

let shop: OperatorHarness;
let owner: string;
beforeAll(async () => {
  shop = await openOperatorHarness();
  await shop.createMerchant('501');
  await shop.createMerchant('502');
  owner = (await shop.createOperator('owner')).session;
});
afterAll(() => shop.close());

/** Does what the recurring jobs do, and returns how a job ended. */
async function finish(id: string) {
  const { deps, database } = shop;
  const run = { deps, database, dataDir: '', now: deps.now };
  for (const job of [runBulkChanges, runImports, runUndoJobs]) while (await job.run(run));
  const job = await shop.ask('GET', `jobs/${id}`, { session: owner });
  const errors = await shop.ask('GET', `jobs/${id}/errors`, { session: owner });
  return { job: job.body, errors: errors.body.items };
}

async function changeInBulk(of: 'products' | 'variants', selection: object, change: object) {
  const body = { selection, change };
  const started = await shop.ask('POST', `bulk-changes/${of}`, { session: owner, body });
  await finish(started.body.id);
  return started.body.id as string;
}

const startUndo = (jobId: string, session = owner) =>
  shop.ask('POST', `jobs/${jobId}/undo`, { session });
const undoJob = async (jobId: string) => finish((await startUndo(jobId)).body.id);
const readVariant = (id: string) =>
  shop.db.selectFrom('variants').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const readProduct = async (id: string) =>
  (await shop.ask('GET', `products/${id}`, { session: owner })).body;

const HALF = { action: 'set-price', price: { kind: 'percent', percent: -50 } };

describe('the undo of a change in bulk', () => {
  it('puts every price back, and the undo can be put back itself', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => insertVariant(shop, { price: 10_000 })));
    const jobId = await changeInBulk('variants', { ids }, HALF);
    expect((await readVariant(ids[0] ?? '')).price_incl_taxes).toBe('5000');
    const undone = await undoJob(jobId);
    expect(undone.job).toMatchObject({
      kind: 'undo-changes',
      state: 'done',
      progress: { total: 3, changed: 3, errors: 0 },
    });
    for (const id of ids) expect((await readVariant(id)).price_incl_taxes).toBe('10000');
    await undoJob(undone.job.id);
    for (const id of ids) expect((await readVariant(id)).price_incl_taxes).toBe('5000');
  });

  it('leaves out the rows that were changed again, with the fields', async () => {
    const [first, second] = [await insertVariant(shop), await insertVariant(shop)];
    const jobId = await changeInBulk('variants', { ids: [first, second] }, HALF);
    await changeInBulk('variants', { ids: [second] }, HALF);
    const { job, errors } = await undoJob(jobId);
    expect(job.progress).toMatchObject({ changed: 1, errors: 1 });
    expect(errors).toMatchObject([
      { value: `variant ${second}`, message: 'Changed again since: Price' },
    ]);
    expect((await readVariant(first)).price_incl_taxes).toBe('10000');
    expect((await readVariant(second)).price_incl_taxes).toBe('2500');
  });

  it('puts back what a change with errors has done', async () => {
    const published = await insertProduct(shop);
    const archived = await insertProduct(shop, { status: 'archived' });
    await insertVariant(shop, { productId: published.id });
    const selection = { ids: [published.id, archived.id] };
    const change = { action: 'set-status', status: 'archived' };
    const jobId = await changeInBulk('products', selection, change);
    expect((await undoJob(jobId)).job.progress).toMatchObject({ total: 1, changed: 1 });
    expect((await readProduct(published.id)).status).toBe('published');
    expect((await readProduct(archived.id)).status).toBe('archived');
  });

  it('takes scheduled prices back', async () => {
    const id = await insertVariant(shop, { price: 10_000 });
    const price = { kind: 'exact', price: 8_000 };
    const change = { action: 'schedule-price', price, startsAt: '2020-01-01T00:00:00Z' };
    const jobId = await changeInBulk('variants', { ids: [id] }, change);
    expect((await readVariant(id)).price_incl_taxes).toBe('8000');
    expect((await undoJob(jobId)).job.progress).toMatchObject({ changed: 1 });
    expect(await readVariant(id)).toMatchObject({ price_incl_taxes: '10000', base_price: null });
  });

  it('takes products out of a set again', async () => {
    const { id } = await insertProduct(shop);
    const text = { 'zh-CN': '新', 'en-US': 'New' };
    const body = { name: text, description: text, gender: null, rule: null, productIds: [] };
    const set = (await shop.ask('POST', 'sets', { session: owner, body })).body;
    const change = { action: 'add-to-set', setId: set.id };
    const jobId = await changeInBulk('products', { ids: [id] }, change);
    await undoJob(jobId);
    const after = await shop.ask('GET', `sets/${set.id}`, { session: owner });
    expect(after.body.productIds).toEqual([]);
  });

  it('is refused while the job runs, a second time, and to staff of a merchant', async () => {
    const id = await insertVariant(shop);
    const body = { selection: { ids: [id] }, change: HALF };
    const { body: job } = await shop.ask('POST', 'bulk-changes/variants', { session: owner, body });
    expect((await startUndo(job.id)).body.error.reason).toBe('job-not-ended');
    await finish(job.id);
    const { session } = await shop.createOperator('merchant', '501');
    expect((await startUndo(job.id, session)).status).toBe(403);
    await undoJob(job.id);
    expect((await startUndo(job.id)).body.error.reason).toBe('job-changed-nothing');
  });
});

describe('the undo of an import', () => {
  it('puts products and variants back, and leaves out those that the file has added', async () => {
    const { id, brandId } = await insertProduct(shop);
    const before = await readProduct(id);
    const variantId = await insertVariant(shop, { productId: id, price: 10_000, quantity: 5 });
    const { sku } = await readVariant(variantId);
    const file = [
      'product,name_zh,rank,attributes,sku,merchant,size,price,quantity',
      `${before.externalId},改名,9,a${brandId},${sku},501,M,90,7`,
      `${before.externalId},改名,9,a${brandId},NEW-${brandId},501,L,90,7`,
    ].join('\n');
    const started = await shop.ask('POST', 'imports/products', {
      session: owner,
      file: Buffer.from(file),
    });
    expect((await finish(started.body.id)).errors).toEqual([]);
    expect(await readProduct(id)).toMatchObject({ rank: 9, attributes: [`a${brandId}`] });
    const { job, errors } = await undoJob(started.body.id);
    expect(job.progress).toMatchObject({ total: 3, changed: 2, errors: 1 });
    expect(errors[0].message).toContain('added by this change');
    const { updatedAt: _updatedAt, version: _version, ...fields } = before;
    expect(await readProduct(id)).toMatchObject(fields);
    expect(await readVariant(variantId)).toMatchObject({ price_incl_taxes: '10000', quantity: 5 });
  });
});
