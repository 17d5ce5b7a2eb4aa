import { randomUUID } from 'node:crypto';
import type { Handlers } from '@vitrine/contract';
import type { operatorJobs } from '@vitrine/contract/admin';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { openStoredSource } from '../imports/import-source.ts';
import { explainFileProblem } from '../imports/problems.ts';
import type { ImportDeps } from '../imports/start-import.ts';
import { toOperatorJob } from '../operator-jobs/mappers.ts';
import { createJob } from '../operator-jobs/queries.ts';
import { readTable } from './read-table.ts';
import type { MasterDataInput } from './run-import.ts';

type Calls = Pick<typeof operatorJobs, 'importMasterData'>;

/** Operators upload tables of brands, categories, colours, attributes and merchants. */
export const masterDataHandlers = ({
  db,
  storage,
  now,
}: ImportDeps): Handlers<Calls, HandlerContexts> => ({
  async importMasterData({ query: { kind, 'dry-run': isDryRun }, body: file }, context) {
    const { operator, language } = context;
    if (kind === 'merchants' && !operator.permissions.includes('settings:write'))
      throw new ApiProblem('forbidden');
    const source = openStoredSource(file.name, Buffer.from(file.bytes));
    const { hash, rows } = await explainFileProblem(language, () => readTable(source, kind));
    return db.transaction().execute((trx) =>
      context.runOnce(trx, now(), { hash, isDryRun, kind }, async () => {
        const storageKey = `imports/${randomUUID()}`;
        const fileName = file.name.replaceAll('\0', '').toWellFormed();
        const input: MasterDataInput = { fileName, isDryRun, hash, storageKey, kind };
        await storage.put(storageKey, file.bytes);
        const row = await createJob(trx, {
          kind: 'import-master-data',
          input: JSON.stringify(input),
          operator_id: operator.operatorId,
          actor: operator.name,
          total_rows: rows.length,
          created_at: new Date(now()),
        });
        const after = { kind, fileName, isDryRun, hash, rows: rows.length };
        await context.recordAudit(trx, { target: { type: 'job', id: row.id }, after });
        return toOperatorJob(row, language);
      }),
    );
  },
});
