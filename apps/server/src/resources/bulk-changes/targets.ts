import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

export interface BulkTarget {
  readonly line: number;
  readonly id: string;
}

/** Keeps the rows that a job is for, in their order. */
export const insertTargets = (
  trx: Transaction<Database>,
  jobId: string,
  targets: readonly BulkTarget[],
) =>
  sql`insert into operator_job_targets (job_id, line, target_id)
    select ${jobId}, chosen.line, chosen.id
    from unnest(${targets.map(({ id }) => id)}::bigint[]) with ordinality as chosen (id, line)`.execute(
    trx,
  );

interface TargetRange {
  readonly afterLine: number;
  readonly limit: number;
}

/** The next rows of a job. */
export async function findTargets(
  trx: Transaction<Database>,
  jobId: string,
  { afterLine, limit }: TargetRange,
): Promise<BulkTarget[]> {
  const { rows } = await sql<BulkTarget>`
    select line, target_id::text as id from operator_job_targets
    where job_id = ${jobId} and line > ${afterLine} order by line limit ${limit}`.execute(trx);
  return rows;
}
