import { randomUUID } from 'node:crypto';
import type { importMappings } from '@vitrine/contract/admin';
import { createJob } from '../../../src/resources/operator-jobs/queries.ts';
import type { CallInput } from '../../every-call/call-input.ts';
import type { AdminFixture } from '../admin-fixture.ts';

const STOCK_FILE = Buffer.from('sku,quantity\nA-1,3\n');

/** A job of the merchant whose staff the tests log in. */
async function newJob({ db, deps }: AdminFixture) {
  const { id } = await createJob(db, {
    kind: 'import-stock',
    input: JSON.stringify({ fileName: 'stock.csv', isDryRun: false, hash: '' }),
    merchant_id: '501',
    actor: 'operations',
    created_at: new Date(deps.now()),
  });
  await db
    .insertInto('operator_job_errors')
    .values({
      job_id: id,
      line: 2,
      column_name: 'sku',
      value: '=A-1',
      message: JSON.stringify({ 'zh-CN': '未找到该 SKU', 'en-US': 'is not a known SKU' }),
    })
    .execute();
  return { params: { id } };
}

/** An export of the merchant that has written its file. */
async function newExport({ db, deps }: AdminFixture) {
  const input = { fileName: 'products.csv', format: 'csv', storageKey: 'exports/example' };
  await deps.storage.put(input.storageKey, STOCK_FILE);
  const { id } = await createJob(db, {
    kind: 'export-products',
    state: 'done',
    input: JSON.stringify(input),
    merchant_id: '501',
    actor: 'operations',
    created_at: new Date(deps.now()),
  });
  return { params: { id } };
}

interface Example {
  valid(fixture: AdminFixture): CallInput | Promise<CallInput>;
}

/** A mapping with a name of its own, because names are taken once. */
const createMapping = () => ({
  name: randomUUID(),
  columns: [{ column: 'sku', from: ['货号'], separator: null, otherwise: '', words: [] }],
});

async function newMapping({ db }: AdminFixture): Promise<CallInput> {
  const { name, columns } = createMapping();
  const { id } = await db
    .insertInto('import_mappings')
    .values({ name, columns: JSON.stringify(columns) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
}

/** A valid request of every call about the columns of files. */
export const importMappingExamples: Readonly<Record<keyof typeof importMappings, Example>> = {
  previewImport: { valid: () => ({ file: Buffer.from('货号,售价\nA-1,12.50\n') }) },
  listImportMappings: { valid: () => ({}) },
  createImportMapping: { valid: () => ({ body: createMapping() }) },
  updateImportMapping: {
    valid: async (fixture) => ({
      ...(await newMapping(fixture)),
      body: createMapping(),
      headers: { 'if-match': '"1"' },
    }),
  },
  deleteImportMapping: { valid: newMapping },
};

/** A valid request of every call about bulk work. */
export const operatorJobExamples = {
  importProducts: { valid: (): CallInput => ({ file: Buffer.from('product,sku\nP-1,A-1\n') }) },
  importStock: {
    valid: (): CallInput => ({ query: { 'dry-run': 'true' }, file: STOCK_FILE }),
  },
  importMasterData: {
    valid: (): CallInput => ({
      query: { kind: 'brands', 'dry-run': 'true' },
      file: Buffer.from('name\nAldane\n'),
    }),
  },
  exportProducts: { valid: (): CallInput => ({ body: { format: 'csv' } }) },
  getOperatorJobFile: { valid: newExport },
  listOperatorJobs: { valid: (): CallInput => ({ query: { size: '2', state: 'queued' } }) },
  getOperatorJob: { valid: newJob },
  cancelOperatorJob: { valid: newJob },
  listOperatorJobErrors: { valid: newJob },
  getOperatorJobErrorFile: { valid: newJob },
};
