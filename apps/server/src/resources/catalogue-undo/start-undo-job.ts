import type { OperatorJob } from '@vitrine/contract/admin';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { insertTargets } from '../bulk-changes/targets.ts';
import { toOperatorJob } from '../operator-jobs/mappers.ts';
import { createJob, findJob } from '../operator-jobs/queries.ts';
import { problem } from './problems.ts';

interface Deps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}

/** The changes of a job that are still in effect, the newest first. */
async function findUndoTargets(
  trx: Transaction<Database>,
  jobId: string,
  merchantId: string | null,
) {
  const isOwn = merchantId === null ? sql`true` : sql`c.merchant_id = ${merchantId}`;
  const { rows } = await sql<{ id: string }>`
    select c.id::text from catalogue_changes c
    where c.job_id = ${jobId} and ${isOwn} and not exists (
      select from catalogue_changes u where u.undoes = c.id
        and not exists (select from catalogue_changes w where w.undoes = u.id))
    order by c.id desc`.execute(trx);
  return rows.map(({ id }, index) => ({ line: index + 1, id }));
}

/** Queues the undo of what a job has changed, a row for each change. */
export const startUndoJob = (
  { db, now }: Deps,
  context: OperatorContext,
  jobId: string,
): Promise<OperatorJob> =>
  db.transaction().execute((trx) =>
    context.runOnce(trx, now(), { jobId }, async () => {
      const { operator, language } = context;
      const job = await findJob(trx, jobId, operator.merchantId);
      if (!job) throw new ApiProblem('not-found');
      if (job.ended_at === null) throw problem('job-not-ended', language);
      const targets = await findUndoTargets(trx, jobId, operator.merchantId);
      if (targets.length === 0) throw problem('job-changed-nothing', language);
      const row = await createJob(trx, {
        kind: 'undo-changes',
        input: JSON.stringify({ undoes: jobId }),
        merchant_id: operator.merchantId,
        operator_id: operator.operatorId,
        actor: operator.name,
        total_rows: targets.length,
        created_at: new Date(now()),
      });
      await insertTargets(trx, row.id, targets);
      const after = { kind: row.kind, undoes: jobId, rows: targets.length };
      await context.recordAudit(trx, { target: { type: 'job', id: row.id }, after });
      return toOperatorJob(row, language);
    }),
  );
