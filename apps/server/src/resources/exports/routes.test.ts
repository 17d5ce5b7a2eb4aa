import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { runExports } from './jobs.ts';

let shop: OperatorHarness;
let session: string;
beforeAll(async () => {
  shop = await openOperatorHarness();
  session = (await shop.createOperator('catalogue')).session;
});
afterAll(() => shop.close());

async function runJobs() {
  const { deps, database } = shop;
  while (await runExports.run({ deps, database, dataDir: '', now: deps.now }));
}

const fetchFile = (id: string) =>
  shop.app.inject({
    url: `/admin/api/v1/jobs/${id}/file`,
    headers: { cookie: `operator=${session}` },
  });

it('writes a file in the background, which is then fetched', async () => {
  const { body } = await shop.ask('POST', 'exports/products', { session, body: { format: 'csv' } });
  expect(body).toMatchObject({
    kind: 'export-products',
    state: 'queued',
    fileName: 'products.csv',
  });
  expect((await fetchFile(body.id)).statusCode).toBe(404);
  await runJobs();
  const file = await fetchFile(body.id);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.payload).toMatch(/^\ufeffproduct,brand,style,/);
});

it('begins again when its process died', async () => {
  const { body } = await shop.ask('POST', 'exports/products', {
    session,
    body: { format: 'jsonl' },
  });
  await shop.db
    .updateTable('operator_jobs')
    .set({ state: 'running', done_rows: 7, leased_until: new Date(shop.deps.now() - 1) })
    .where('id', '=', body.id)
    .execute();
  await runJobs();
  const job = await shop.ask('GET', `jobs/${body.id}`, { session });
  expect(job.body).toMatchObject({ state: 'done', progress: { done: 0 } });
});
