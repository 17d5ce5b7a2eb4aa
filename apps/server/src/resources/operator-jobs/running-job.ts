import { randomUUID } from 'node:crypto';
import type { CreatedWord, OperatorJobKind } from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';
import { type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { JobPosition, OperatorJobsTable } from '../../database/schema/operator-jobs.ts';
import type { Database } from '../../database/schema.ts';
import type { JobRow } from './mappers.ts';

/**
 * How long a job stays with a process that does not renew its lease: an event loop that is busy for some seconds
 * keeps it, and the job of a dead process goes on within ten seconds.
 */
export const LEASE_MS = 6_000;
/** A job whose batch fails this many times is given up. */
const MAX_ATTEMPTS = 5;
/** More errors of one file are counted, but not kept. */
export const MAX_KEPT_ERRORS = 10_000;
/** More words that a file makes are made, but not listed. */
const MAX_LISTED_WORDS = 500;

const GIVEN_UP: Localised = {
  'zh-CN': '多次尝试后仍未完成，请联系技术人员',
  'en-US': 'It failed several times; please ask a technician to look at the log',
};

export interface JobRowError {
  readonly line: number;
  readonly column: string | null;
  readonly value: string | null;
  readonly message: Localised;
}

/** What a batch did. It is saved in the batch's own transaction. */
export interface BatchResult {
  readonly position: JobPosition;
  readonly rows: number;
  readonly changedRows: number;
  readonly errorRows: number;
  readonly errors: readonly JobRowError[];
  /** What was made besides products and variants. */
  readonly created?: readonly CreatedWord[];
}

/** The job was cancelled, or another process has taken it over. */
export class JobLostError extends Error {
  override name = 'JobLostError';
  override message = 'The job was cancelled, or another process has taken it over';
}

export interface RunningJob {
  readonly row: JobRow;
  readonly runner: string;
}

/** A file of the command line is on its machine only, so that no other process can go on with it. */
const isShared = sql<boolean>`(input ? 'storageKey' or not input ? 'hash')`;

interface Claim {
  readonly kinds: readonly OperatorJobKind[];
  readonly now: number;
}

/** Takes the next job of the kinds that is queued, or that its process has left. */
export async function claimJob(
  db: Kysely<Database>,
  { kinds, now }: Claim,
): Promise<RunningJob | undefined> {
  const next = await db
    .selectFrom('operator_jobs')
    .select('id')
    .where('kind', 'in', kinds)
    .where('state', 'in', ['queued', 'running'])
    .where(isShared)
    .where(isFree(new Date(now)))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return next && takeJob(db, next.id, now, isFree(new Date(now)));
}

const isFree = (at: Date) =>
  sql<boolean>`(leased_until is null or leased_until <= ${at}::timestamptz)`;

/** Takes a job. Its former process, if there is one, can then save nothing more. */
export async function takeJob(
  db: Kysely<Database>,
  id: string,
  now: number,
  condition = sql<boolean>`true`,
): Promise<RunningJob | undefined> {
  const runner = randomUUID();
  const row = await db
    .updateTable('operator_jobs')
    .set((eb) => ({
      state: 'running',
      runner,
      leased_until: new Date(now + LEASE_MS),
      started_at: eb.fn.coalesce('started_at', eb.val(new Date(now))),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .where(condition)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const job = { row, runner };
  if (row.attempts <= MAX_ATTEMPTS) return job;
  await endJob(db, job, now, 'failed', GIVEN_UP);
  return undefined;
}

const appendCreated = (words: readonly CreatedWord[]) =>
  sql<string>`(
    select coalesce(jsonb_agg(word order by place), '[]')
    from jsonb_array_elements(created || ${JSON.stringify(words)}::jsonb) with ordinality as each (word, place)
    where place <= ${MAX_LISTED_WORDS})`;

/** Does a batch and saves where the next one begins, together or not at all. */
export const commitBatch = (
  db: Kysely<Database>,
  { row, runner }: RunningJob,
  now: number,
  work: (trx: Transaction<Database>) => Promise<BatchResult>,
): Promise<BatchResult> =>
  db.transaction().execute(async (trx) => {
    const batch = await work(trx);
    const saved = await trx
      .updateTable('operator_jobs')
      .set((eb) => ({
        position: JSON.stringify(batch.position),
        done_rows: eb('done_rows', '+', batch.rows),
        changed_rows: eb('changed_rows', '+', batch.changedRows),
        error_rows: eb('error_rows', '+', batch.errorRows),
        created: appendCreated(batch.created ?? []),
        leased_until: new Date(now + LEASE_MS),
        attempts: 0,
      }))
      .where('id', '=', row.id)
      .where('state', '=', 'running')
      .where('runner', '=', runner)
      .returning('error_rows')
      .executeTakeFirst();
    if (!saved) throw new JobLostError();
    await keepErrors(trx, row.id, batch.errors, saved.error_rows - batch.errorRows);
    return batch;
  });

async function keepErrors(
  trx: Transaction<Database>,
  jobId: string,
  errors: readonly JobRowError[],
  errorRowsBefore: number,
): Promise<void> {
  const kept = errors.slice(0, Math.max(0, MAX_KEPT_ERRORS - errorRowsBefore));
  if (kept.length === 0) return;
  const rows = kept.map(({ column, ...error }) => ({
    ...error,
    job_id: jobId,
    column_name: column,
  }));
  await sql`
    insert into operator_job_errors (job_id, line, column_name, value, message)
    select job_id, line, column_name, value, message
    from jsonb_populate_recordset(null::operator_job_errors, ${JSON.stringify(rows)}::jsonb)
  `.execute(trx);
}

/** Changes a job that this process still has. */
async function updateOwn(
  db: Kysely<Database>,
  { row, runner }: RunningJob,
  values: Updateable<OperatorJobsTable>,
): Promise<void> {
  const changed = await db
    .updateTable('operator_jobs')
    .set(values)
    .where('id', '=', row.id)
    .where('state', '=', 'running')
    .where('runner', '=', runner)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new JobLostError();
}

/** Keeps a job for its process. */
export const renewLease = (db: Kysely<Database>, job: RunningJob, now: number) =>
  updateOwn(db, job, { leased_until: new Date(now + LEASE_MS) });

/** Lets the next process go on at once. */
export const releaseJob = (db: Kysely<Database>, { row, runner }: RunningJob) =>
  db
    .updateTable('operator_jobs')
    .set({ leased_until: null, runner: null })
    .where('id', '=', row.id)
    .where('runner', '=', runner)
    .execute();

export const setTotalRows = (db: Kysely<Database>, job: RunningJob, total: number) =>
  updateOwn(db, job, { total_rows: total });

/** Shows how far a job is that writes nothing before its end, and keeps it for its process. */
export const showDoneRows = (db: Kysely<Database>, job: RunningJob, rows: number, now: number) =>
  updateOwn(db, job, { done_rows: rows, leased_until: new Date(now + LEASE_MS) });

/** Counts the rows of a job from the start. */
export const resetDoneRows = (db: Kysely<Database>, job: RunningJob) =>
  updateOwn(db, job, { done_rows: 0 });

/** Ends a job. One that was cancelled meanwhile stays cancelled. */
export const endJob = (
  db: Kysely<Database>,
  job: RunningJob,
  now: number,
  state: 'done' | 'failed',
  failure?: Localised,
) =>
  updateOwn(db, job, {
    state,
    failure: failure ? JSON.stringify(failure) : null,
    ended_at: new Date(now),
    leased_until: null,
  });
