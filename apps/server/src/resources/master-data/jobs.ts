import type { JobDeps } from '../../jobs/recurring-job.ts';
import { FileProblem } from '../imports/file-problem.ts';
import { openStoredSource } from '../imports/import-source.ts';
import type { ImportDeps } from '../imports/start-import.ts';
import { defineOperatorJob } from '../operator-jobs/define-operator-job.ts';
import { endJob } from '../operator-jobs/running-job.ts';
import { masterDataInput, runMasterDataImport } from './run-import.ts';

/** Imports the tables of master data that operators have uploaded. */
export const runMasterDataImports = defineOperatorJob<JobDeps & ImportDeps>({
  name: 'run-master-data-imports',
  kinds: ['import-master-data'],
  async run({ deps: { db, storage, now } }, job) {
    const { fileName, storageKey = '' } = masterDataInput.parse(job.row.input);
    const bytes = await storage.get(storageKey);
    if (!bytes) return endJob(db, job, now(), 'failed', new FileProblem('file-gone').text);
    await runMasterDataImport(job, { db, now, source: openStoredSource(fileName, bytes) });
    await storage.remove(storageKey);
  },
});
