import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { runMasterDataImports } from './jobs.ts';

const BOUNDARY = 'a-boundary-of-the-tests';

let shop: OperatorHarness;
let owner: string;
let catalogue: string;
beforeAll(async () => {
  shop = await openOperatorHarness();
  owner = (await shop.createOperator('owner')).session;
  catalogue = (await shop.createOperator('catalogue')).session;
});
afterAll(() => shop.close());

async function upload(kind: string, file: string, session: string, key?: string) {
  const part = `Content-Disposition: form-data; name="file"; filename="table.csv"\r\nContent-Type: text/csv`;
  const response = await shop.app.inject({
    method: 'POST',
    url: `/admin/api/v1/imports/master-data?kind=${kind}`,
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
  while (await runMasterDataImports.run(context));
}

it('imports an uploaded table in the background, and records what it changed', async () => {
  const { status, body } = await upload('brands', 'id,name\n31,Aldane\nx,Verro\n', catalogue);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    kind: 'import-master-data',
    state: 'queued',
    fileName: 'table.csv',
  });
  await runJobs();
  const { body: job } = await shop.ask('GET', `jobs/${body.id}`, { session: catalogue });
  expect(job).toMatchObject({
    state: 'done',
    progress: { done: 2, total: 2, changed: 1, errors: 1 },
  });
  expect(shop.deps.storage.files.size).toBe(0);
  const records = await shop.db
    .selectFrom('audit_records')
    .select(['action', 'after'])
    .where('target_id', '=', body.id)
    .orderBy('id')
    .execute();
  expect(records).toMatchObject([
    { action: 'importMasterData', after: { kind: 'brands', rows: 2 } },
    { action: 'importMasterData', after: { changes: [{ item: '31', after: { name: 'Aldane' } }] } },
  ]);
});

it('starts one import when its upload is repeated', async () => {
  const [first, second] = [
    await upload('colours', 'code,name_zh,hex\nteal,蓝绿色,#1f5f66\n', owner, 'once'),
    await upload('colours', 'code,name_zh,hex\nteal,蓝绿色,#1f5f66\n', owner, 'once'),
  ];
  expect(second.body.id).toBe(first.body.id);
});

it('explains a table that cannot be read', async () => {
  const { status, body } = await upload('colours', 'code,weight\n', owner);
  expect([status, body.error.reason, body.error.message]).toEqual([
    ...[400, 'columns-unknown', 'These columns are not known: weight'],
  ]);
});

it('takes merchants only from operators who may change settings', async () => {
  expect((await upload('merchants', 'name\n', catalogue)).status).toBe(403);
  expect((await upload('merchants', 'name\n', owner)).status).toBe(200);
});
