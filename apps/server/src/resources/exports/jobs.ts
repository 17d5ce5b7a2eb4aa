import type { JobDeps } from '../../jobs/recurring-job.ts';
import { defineOperatorJob } from '../operator-jobs/define-operator-job.ts';
import {
  commitBatch,
  endJob,
  type RunningJob,
  resetDoneRows,
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
export const runExports = defineOperatorJob<JobDeps & ExportDeps>({
  name: 'run-exports',
  kinds: ['export-products'],
  async run({ deps }, job) {
    // An export that was interrupted begins again.
    await resetDoneRows(deps.db, job);
    await writeExport(deps, job);
  },
});
