import type { Handlers } from '@vitrine/contract';
import { JOB_PERMISSIONS, type operatorJobs } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import { parseCursor, toPage } from '../../http/cursor.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import { writeErrorFile } from './error-file.ts';
import { type JobRow, toJobError, toOperatorJob } from './mappers.ts';
import { problem } from './problems.ts';
import { findJob, findJobErrors, findJobs } from './queries.ts';
import { getNextState } from './rules.ts';

type JobCalls = Omit<
  typeof operatorJobs,
  'importProducts' | 'importStock' | 'importMasterData' | 'exportProducts' | 'getOperatorJobFile'
>;

interface JobDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}

/** Operators watch their jobs, read what was left out, and cancel them. */
export function operatorJobHandlers({ db, now }: JobDeps): Handlers<JobCalls, HandlerContexts> {
  async function requireJob(id: string, { operator }: OperatorContext): Promise<JobRow> {
    const row = await findJob(db, id, operator.merchantId);
    if (!row) throw new ApiProblem('not-found');
    return row;
  }

  return {
    async listOperatorJobs({ query }, { operator, language }) {
      const [before] = parseCursor(query.cursor, ['id']) ?? [];
      const rows = await findJobs(db, query, before, operator.merchantId);
      return toPage(
        rows,
        query.size,
        (row) => toOperatorJob(row, language),
        ({ id }) => [id],
      );
    },
    getOperatorJob: async ({ params }, context) =>
      toOperatorJob(await requireJob(params.id, context), context.language),
    cancelOperatorJob: ({ params }, context) => cancelJob(db, now(), context, params.id),
    async listOperatorJobErrors({ params, query }, context) {
      const [after] = parseCursor(query.cursor, ['id']) ?? [];
      const job = await requireJob(params.id, context);
      const rows = await findJobErrors(db, job.id, query.size + 1, after);
      return toPage(
        rows,
        query.size,
        (row) => toJobError(row, context.language),
        ({ id }) => [id],
      );
    },
    async getOperatorJobErrorFile({ params }, context) {
      const job = await requireJob(params.id, context);
      return writeErrorFile(db, job.id, context.language);
    },
  };
}

/** Cancels a job: its process stops before it commits another batch. */
const cancelJob = (db: Kysely<Database>, now: number, context: OperatorContext, id: string) =>
  db.transaction().execute(async (trx) => {
    const { operator, language } = context;
    const row = await findJob(trx, id, operator.merchantId);
    if (!row) throw new ApiProblem('not-found');
    if (!operator.permissions.includes(JOB_PERMISSIONS[row.kind]))
      throw problem('job-permission-needed', language);
    if (!getNextState(row.state, 'cancel')) throw problem('job-ended', language);
    const cancelled = await trx
      .updateTable('operator_jobs')
      .set({ state: 'cancelled', ended_at: new Date(now), leased_until: null })
      .where('id', '=', id)
      .where('state', '=', row.state)
      .returningAll()
      .executeTakeFirst();
    if (!cancelled) throw problem('job-ended', language);
    await context.recordAudit(trx, {
      target: { type: 'job', id },
      before: { state: row.state },
      after: { state: cancelled.state, done: cancelled.done_rows },
    });
    return toOperatorJob(cancelled, language);
  });
