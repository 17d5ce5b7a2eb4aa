import { defineRecurringJob, type JobDeps } from '../../jobs/recurring-job.ts';
import {
  claimJob,
  commitBatch,
  endJob,
  JobLostError,
  type RunningJob,
} from '../operator-jobs/running-job.ts';
import { exportProducts } from './export-products.ts';
import { type ExportDeps, exportInput } from './start-export.ts';

/** Writes the file of an export. Its rows are counted page by page, so that it can be cancelled. */
async function writeExport({ db, storage, now }: ExportDeps, job: RunningJob): Promise<void> {
  const { format, storageKey } = exportInput.parse(job.row.input);
  const parts: Buffer[] = [];
  let rows = 0;
  const onPage = (count: number) => {
    rows = count;
  };
  const { merchant_id: merchantId } = job.row;
  for await (const text of exportProducts(db, { format, merchantId, onPage })) {
    parts.push(Buffer.from(text));
    const page = { position: {}, rows, changedRows: 0, errorRows: 0, errors: [] };
    rows = 0;
    await commitBatch(db, job, now(), async () => page);
  }
  await storage.put(storageKey, Buffer.concat(parts));
  await endJob(db, job, now(), 'done');
}

/** Writes the files that operators have asked for. */
export const runExports = defineRecurringJob<JobDeps & ExportDeps>({
  name: 'run-exports',
  everyMs: 1_000,
  async run({ deps }) {
    const { db, now } = deps;
    const job = await claimJob(db, { kinds: ['export-products'], now: now() });
    if (!job) return false;
    // An export that was interrupted begins again.
    await db
      .updateTable('operator_jobs')
      .set({ done_rows: 0 })
      .where('id', '=', job.row.id)
      .execute();
    try {
      await writeExport(deps, job);
    } catch (error) {
      if (!(error instanceof JobLostError)) throw error;
    }
    return true;
  },
});
