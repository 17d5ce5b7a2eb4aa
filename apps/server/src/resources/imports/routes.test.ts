import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { createJob } from '../operator-jobs/queries.ts';
import { pruneOperatorJobs, runImports } from './jobs.ts';

const BOUNDARY = 'a-boundary-of-the-tests';
const DAY_MS = 86_400_000;

let shop: OperatorHarness;
let owner: string;
let merchantStaff: string;
beforeAll(async () => {
  shop = await openOperatorHarness();
  await shop.createMerchant('501');
  await shop.createMerchant('502');
  owner = (await shop.createOperator('owner')).session;
  merchantStaff = (await shop.createOperator('merchant', '501')).session;
  await insertVariant();
});
afterAll(() => shop.close());

async function insertVariant() {
  const { db } = shop;
  const text = JSON.stringify({ 'zh-CN': '大衣', 'en-US': 'Coat' });
  await db.insertInto('brands').values({ id: '1', name: 'Maison', description: text }).execute();
  await db.insertInto('categories').values({ id: '1', gender: 'women', name: text }).execute();
  await db.insertInto('colours').values({ code: 'red', name: text, hex: '#ff0000' }).execute();
  const { id } = await db
    .insertInto('products')
    .values({
      brand_id: '1',
      brand_style_id: 'S',
      category_id: '1',
      gender: 'women',
      colour_code: 'red',
      short_description: text,
      description: text,
      image_keys: '[]',
      made_in: text,
      published_at: new Date(shop.deps.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('variants')
    .values({
      product_id: id,
      merchant_id: '501',
      sku: 'A-1',
      size: '36',
      size_scale: 'FR',
      price_incl_taxes: 100,
      price_without_promotion: 100,
      quantity: 1,
    })
    .execute();
}

interface Upload {
  session?: string;
  key?: string;
  query?: string;
}

async function upload(
  path: string,
  file: string,
  { session = owner, key, query = '' }: Upload = {},
) {
  const part = `Content-Disposition: form-data; name="file"; filename="stock.csv"\r\nContent-Type: text/csv`;
  const response = await shop.app.inject({
    method: 'POST',
    url: `/admin/api/v1/imports/${path}${query}`,
    payload: `--${BOUNDARY}\r\n${part}\r\n\r\n${file}\r\n--${BOUNDARY}--\r\n`,
    headers: {
      origin: 'http://localhost',
      'accept-language': 'en-US',
      cookie: `operator=${session}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(key ? { 'idempotency-key': key } : {}),
    },
  });
  return { status: response.statusCode, body: response.json() };
}

/** Does what the recurring job does, until there is nothing more. */
async function runJobs() {
  const { deps } = shop;
  const context = { deps, database: shop.database, dataDir: '', now: deps.now };
  while (await runImports.run(context));
}

const get = (path: string, session = owner) => shop.ask('GET', path, { session });

describe('an uploaded file of stock', () => {
  it('is imported in the background, and tells its progress and errors', async () => {
    const { status, body } = await upload('stock', 'sku,merchant,quantity\nA-1,501,7\n=X,501,2\n');
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'import-stock', state: 'queued', fileName: 'stock.csv' });
    expect(shop.deps.storage.files.size).toBe(1);
    await runJobs();
    expect((await get(`jobs/${body.id}`)).body).toMatchObject({
      state: 'done',
      progress: { done: 2, total: 2, changed: 1, errors: 1 },
      failure: null,
    });
    const errors = await get(`jobs/${body.id}/errors`);
    expect(errors.body.items).toEqual([
      { line: 3, column: 'sku', value: '=X', message: 'is not a known SKU' },
    ]);
    expect(shop.deps.storage.files.size).toBe(0);
  });

  it('gives its errors as a file that runs no formulas', async () => {
    const { body } = await upload('stock', 'sku,merchant,quantity\n=cmd(),501,7\n');
    await runJobs();
    const { payload, headers } = await shop.app.inject({
      url: `/admin/api/v1/jobs/${body.id}/errors.csv`,
      headers: { cookie: `operator=${owner}`, 'accept-language': 'zh-CN' },
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(payload).toBe("\ufeff行,列,内容,问题\r\n2,sku,'=cmd(),未找到该 SKU\r\n");
  });

  it('is queued once for an idempotency key', async () => {
    const file = 'sku,merchant,quantity\nA-1,501,8\n';
    const first = await upload('stock', file, { key: 'retry-0001' });
    const again = await upload('stock', file, { key: 'retry-0001' });
    expect(again).toEqual(first);
    const other = await upload('stock', 'sku,quantity\nA-1,9\n', { key: 'retry-0001' });
    expect(other.status).toBe(409);
    await runJobs();
  });

  it('that cannot be read is refused at once', async () => {
    const { status, body } = await upload('stock', 'sku,weight\nA-1,2\n');
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      reason: 'columns-unknown',
      message: 'These columns are not known: weight',
    });
  });

  it('is recorded when it is uploaded, and with each batch that changes something', async () => {
    const { body } = await upload('stock', 'sku,merchant,quantity\nA-1,501,21\nX,501,1\n');
    await runJobs();
    const records = await get(`audit-records?targetType=job&targetId=${body.id}`);
    expect(records.body.items).toMatchObject([
      {
        action: 'importStock',
        actor: expect.stringMatching(/^owner/),
        after: { untilLine: 3, rows: 2, changed: 1, errors: 1 },
      },
      { action: 'importStock', after: { fileName: 'stock.csv', isDryRun: false, rows: 2 } },
    ]);
  });

  it('is not imported by a dry run', async () => {
    const file = 'sku,merchant,quantity\nA-1,501,77\n';
    const { body } = await upload('stock', file, { query: '?dry-run=true' });
    await runJobs();
    expect((await get(`jobs/${body.id}`)).body).toMatchObject({
      isDryRun: true,
      state: 'done',
      progress: { changed: 1 },
    });
    const row = await shop.db.selectFrom('variants').selectAll().executeTakeFirstOrThrow();
    expect(row.quantity).not.toBe(77);
  });
});

describe('staff of a merchant', () => {
  it('import their own stock without naming the merchant', async () => {
    const file = 'sku,quantity\nA-1,11\n';
    const { body } = await upload('stock', file, { session: merchantStaff });
    expect(body).toMatchObject({ merchantId: '501' });
    await runJobs();
    const row = await shop.db.selectFrom('variants').selectAll().executeTakeFirstOrThrow();
    expect(row.quantity).toBe(11);
  });

  it('neither see nor cancel the jobs of others', async () => {
    const { body } = await upload('stock', 'sku\nA-1\n');
    expect((await get(`jobs/${body.id}`, merchantStaff)).status).toBe(404);
    expect((await get(`jobs/${body.id}/errors`, merchantStaff)).status).toBe(404);
    expect((await get('jobs', merchantStaff)).body.items).toHaveLength(1);
    const cancel = await shop.ask('DELETE', `jobs/${body.id}`, { session: merchantStaff });
    expect(cancel.status).toBe(404);
    await runJobs();
  });
});

describe('a job', () => {
  it('is cancelled once, and not after its end', async () => {
    const { body } = await upload('stock', 'sku,merchant,quantity\nA-1,501,99\n');
    const cancelled = await shop.ask('DELETE', `jobs/${body.id}`, { session: owner });
    expect(cancelled.body).toMatchObject({ state: 'cancelled', progress: { done: 0 } });
    await runJobs();
    expect((await get(`jobs/${body.id}`)).body.state).toBe('cancelled');
    expect((await shop.ask('DELETE', `jobs/${body.id}`, { session: owner })).status).toBe(409);
  });

  it('is cancelled only by those who may start one of its kind', async () => {
    const { body } = await upload('products', 'product\nP-1\n');
    const { session } = await shop.createOperator('operations');
    const { status, body: problem } = await shop.ask('DELETE', `jobs/${body.id}`, { session });
    expect(status).toBe(403);
    expect(problem.error.reason).toBe('job-permission-needed');
    await runJobs();
  });

  it('fails when its file is gone, and is deleted after three months', async () => {
    const { id } = await createJob(shop.db, {
      kind: 'import-stock',
      input: JSON.stringify({ fileName: 'f', isDryRun: false, hash: '', storageKey: 'imports/x' }),
      actor: 'test',
      created_at: new Date(shop.deps.now()),
    });
    await runJobs();
    expect((await get(`jobs/${id}`)).body).toMatchObject({
      state: 'failed',
      failure: 'The file is gone; please upload it again',
    });
    shop.clock.now += 91 * DAY_MS;
    const { deps } = shop;
    await pruneOperatorJobs.run({ deps, database: shop.database, dataDir: '', now: deps.now });
    expect(await shop.db.selectFrom('operator_jobs').selectAll().execute()).toEqual([]);
    expect(shop.deps.storage.files.size).toBe(0);
  });

  it('is given up after five attempts', async () => {
    const { body } = await upload('stock', 'sku\nA-1\n', {
      session: (await shop.createOperator('owner')).session,
    });
    await shop.db
      .updateTable('operator_jobs')
      .set({ attempts: 5 })
      .where('id', '=', body.id)
      .execute();
    await runJobs();
    const row = await shop.db.selectFrom('operator_jobs').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      state: 'failed',
      failure: { 'zh-CN': '多次尝试后仍未完成，请联系技术人员' },
    });
  });
});

describe('a file whose columns are mapped', () => {
  beforeAll(async () => {
    owner = (await shop.createOperator('owner')).session;
    merchantStaff = (await shop.createOperator('merchant', '501')).session;
  });
  const take = (column: string, from: string[], otherwise = '') => ({
    column,
    from,
    otherwise,
    separator: null,
    words: [],
  });
  const columns = [take('sku', ['货号']), take('quantity', ['库存']), take('merchant', [], '501')];
  const save = (body: object) => shop.ask('POST', 'imports/mappings', { session: owner, body });
  const FILE = '货号,库存,备注\nA-1,5,x\nB-9,2,y\n';

  it('is imported by the name of the mapping, with errors that name its own columns', async () => {
    const { body: saved } = await save({ name: 'ERP 每周', columns });
    expect((await save({ name: 'erp 每周', columns })).status).toBe(409);
    const { body } = await upload('products', FILE, { query: '?mapping=erp%20每周' });
    const changed = [take('sku', ['条码'])];
    const updated = await shop.ask('PUT', `imports/mappings/${saved.id}`, {
      ...{ session: owner, body: { name: '仓库', columns: changed } },
      headers: { 'if-match': '"1"' },
    });
    expect(updated.body).toMatchObject({ name: '仓库', version: 2 });
    await runJobs();
    expect((await get(`jobs/${body.id}`)).body).toMatchObject({
      state: 'done',
      progress: { done: 2, changed: 1, errors: 1 },
    });
    expect((await get(`jobs/${body.id}/errors`)).body.items).toEqual([
      expect.objectContaining({ line: 3, column: '货号', value: 'B-9' }),
    ]);
    const { quantity } = await shop.db
      .selectFrom('variants')
      .select('quantity')
      .where('sku', '=', 'A-1')
      .executeTakeFirstOrThrow();
    expect(quantity).toBe(5);
    const gone = await upload('products', FILE, { query: '?mapping=ERP%20每周' });
    expect(gone.body.error).toMatchObject({ reason: 'mapping-unknown' });
    const other = await upload('products', FILE, { query: '?mapping=仓库' });
    expect(other.body.error).toMatchObject({
      reason: 'mapping-other',
      message: 'The mapping "仓库" does not fit: the file has no column 条码',
    });
    await shop.ask('DELETE', `imports/mappings/${saved.id}`, { session: owner });
    expect((await get('imports/mappings')).body).toEqual([]);
  });

  it('is shown with its columns, their values, and what they may be', async () => {
    const { body: saved } = await save({ name: '库存', columns });
    const { body } = await upload('preview', `${FILE}C-1,"unfinished`);
    expect(body).toMatchObject({
      format: null,
      columns: [
        { name: '货号', samples: ['A-1', 'B-9'] },
        { name: '库存', samples: ['5', '2'] },
        { name: '备注', samples: ['x', 'y'] },
      ],
      mappings: ['库存'],
    });
    expect(body.proposal.map(({ column }: { column: string }) => column)).toContain('quantity');
    expect((await upload('preview', 'sku,quantity\n')).body.format).toBe('vitrine');
    await shop.ask('DELETE', `imports/mappings/${saved.id}`, { session: owner });
  });

  it.each([
    [[take('size', ['尺码'])], 'needs the column product or the column sku'],
    [[take('sku', ['a']), take('sku', ['b'])], 'sku is there twice'],
    [[take('sku', ['a']), take('price', ['b', 'c'])], 'price takes one column of the file'],
    [[take('sku', [])], 'sku needs a column of the file or a value'],
    [[{ ...take('sku', ['a']), separator: ',' }], 'sku is no list'],
  ])('is refused when the mapping cannot work', async (wrong, message) => {
    const { status, body } = await save({ name: 'x', columns: wrong });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)]);
  });

  it('is read by operators of the whole shop', async () => {
    const { status } = await upload('preview', FILE, { session: merchantStaff });
    expect(status).toBe(403);
  });
});
