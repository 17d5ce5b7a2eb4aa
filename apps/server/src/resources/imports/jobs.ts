import { defineRecurringJob, type JobDeps } from '../../jobs/recurring-job.ts';
import { createPublicFileFetcher } from '../admin-products/fetch-public-file.ts';
import { defineOperatorJob } from '../operator-jobs/define-operator-job.ts';
import { endJob, type RunningJob, releaseJob } from '../operator-jobs/running-job.ts';
import { FileProblem } from './file-problem.ts';
import { FETCHED_FOR_MS, openImageAddresses } from './image-addresses.ts';
import { openStoredSource } from './import-source.ts';
import { openLibraryImages } from './library-images.ts';
import { importInput, runImport } from './run-import.ts';
import type { ImportDeps } from './start-import.ts';

/** How long a process works before it looks whether it has to stop. */
const SLICE_MS = 3_000;
/** The embedded database does nothing else meanwhile. */
const EMBEDDED_BATCH_ROWS = 500;
const BATCH_ROWS = 2_000;
const DAY_MS = 86_400_000;
const RETENTION_MS = 90 * DAY_MS;

const fetchPublicFile = createPublicFileFetcher();

export const chooseBatchRows = (engine: 'embedded' | 'postgresql'): number =>
  engine === 'embedded' ? EMBEDDED_BATCH_ROWS : BATCH_ROWS;

/** Goes on with an import for a while. */
async function continueImport(deps: ImportDeps, job: RunningJob, batchRows: number) {
  const { db, storage, now } = deps;
  const { fileName, isDryRun, storageKey = '' } = importInput.parse(job.row.input);
  const bytes = await storage.get(storageKey);
  if (!bytes) {
    await endJob(db, job, now(), 'failed', new FileProblem('file-gone').text);
    return;
  }
  const source = openStoredSource(fileName, bytes);
  const until = now() + SLICE_MS;
  const images = openImageAddresses({ ...deps, fetchPublicFile }, openLibraryImages(db), isDryRun);
  const hasEnded = await runImport(job, { db, now, source, batchRows, until, images });
  if (hasEnded) await storage.remove(storageKey);
  else await releaseJob(db, job);
}

/** Imports the files that operators have uploaded. */
export const runImports = defineOperatorJob<JobDeps & ImportDeps>({
  name: 'run-imports',
  kinds: ['import-products', 'import-stock'],
  run: ({ database, deps }, job) => continueImport(deps, job, chooseBatchRows(database.engine)),
});

/** Deletes old jobs with the files that they left. */
export const pruneOperatorJobs = defineRecurringJob<JobDeps & ImportDeps>({
  name: 'prune-operator-jobs',
  everyMs: 3_600_000,
  async run({ deps: { db, storage, now } }) {
    const rows = await db
      .deleteFrom('operator_jobs')
      .where('ended_at', '<', new Date(now() - RETENTION_MS))
      .returning('input')
      .execute();
    for (const { input } of rows) {
      const { storageKey } = importInput.partial().parse(input);
      if (storageKey) await storage.remove(storageKey);
    }
    await db
      .deleteFrom('fetched_images')
      .where('fetched_at', '<', new Date(now() - FETCHED_FOR_MS))
      .execute();
    return false;
  },
});
