import type { RequestParts } from '@vitrine/contract';
import type { operatorJobs } from '@vitrine/contract/admin';
import type { Insertable, Kysely } from 'kysely';
import type { OperatorJobsTable } from '../../database/schema/operator-jobs.ts';
import type { Database } from '../../database/schema.ts';
import type { JobErrorRow, JobRow } from './mappers.ts';

type Query = RequestParts<(typeof operatorJobs)['listOperatorJobs']>['query'];

export const createJob = (
  db: Kysely<Database>,
  values: Insertable<OperatorJobsTable>,
): Promise<JobRow> =>
  db.insertInto('operator_jobs').values(values).returningAll().executeTakeFirstOrThrow();

/** A job; staff of a merchant find the jobs of their merchant only. */
export const findJob = (
  db: Kysely<Database>,
  id: string,
  merchantId: string | null,
): Promise<JobRow | undefined> =>
  db
    .selectFrom('operator_jobs')
    .selectAll()
    .where('id', '=', id)
    .$if(merchantId !== null, (query) => query.where('merchant_id', '=', merchantId as string))
    .executeTakeFirst();

/** The jobs that match, the newest first, and one more than a page. */
export const findJobs = (
  db: Kysely<Database>,
  { size, state, kind }: Omit<Query, 'cursor'>,
  beforeId: string | undefined,
  merchantId: string | null,
): Promise<JobRow[]> =>
  db
    .selectFrom('operator_jobs')
    .selectAll()
    .$if(merchantId !== null, (query) => query.where('merchant_id', '=', merchantId as string))
    .$if(beforeId !== undefined, (query) => query.where('id', '<', beforeId as string))
    .$if(state !== undefined, (query) =>
      query.where('state', '=', state as NonNullable<typeof state>),
    )
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as NonNullable<typeof kind>))
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();

/** Errors of a job in the order of its file. */
export const findJobErrors = (
  db: Kysely<Database>,
  jobId: string,
  limit: number,
  afterId = '0',
): Promise<JobErrorRow[]> =>
  db
    .selectFrom('operator_job_errors')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
