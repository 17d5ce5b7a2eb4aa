import type { CatalogueChangeTarget } from '@vitrine/contract/admin';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorIdentity } from '../../http/operator-access.ts';
import { compareFields } from './compare-fields.ts';

/** Who changes the catalogue, and by which job. */
export interface ChangeSource {
  readonly operatorId: string | null;
  readonly actor: string;
  readonly jobId: string | null;
  readonly now: number;
}

/** A row of the catalogue before and after a write. Without `before` it was added, without `after` removed. */
export interface WrittenRow {
  readonly type: CatalogueChangeTarget;
  readonly id: string;
  readonly productId?: string | null;
  readonly merchantId?: string | null;
  readonly before?: object | undefined;
  readonly after?: object | undefined;
  readonly undoes?: string;
}

export const toChangeSource = (
  { operatorId, name }: Pick<OperatorIdentity, 'operatorId' | 'name'>,
  now: number,
): ChangeSource => ({ operatorId, actor: name, jobId: null, now });

interface JobOfChanges {
  readonly id: string;
  readonly operator_id: string | null;
  readonly actor: string;
}

export const toJobSource = (job: JobOfChanges, now: number): ChangeSource => ({
  operatorId: job.operator_id,
  actor: job.actor,
  jobId: job.id,
  now,
});

/** Adds what was written to the history of the catalogue. Rows that stay the same are left out. */
export async function recordCatalogueChanges(
  trx: Transaction<Database>,
  { operatorId, actor, jobId, now }: ChangeSource,
  rows: readonly WrittenRow[],
): Promise<string[]> {
  const changes = rows.flatMap(({ before, after, ...row }) => {
    const fields = compareFields(before, after);
    return fields ? [{ ...row, ...fields }] : [];
  });
  if (changes.length === 0) return [];
  const { rows: recorded } = await sql<{ id: string }>`
    insert into catalogue_changes (at, operator_id, actor, job_id, target_type, target_id,
      product_id, merchant_id, before, after, undoes)
    select ${new Date(now)}, ${operatorId}::bigint, ${actor}, ${jobId}::bigint, given.type, given.id,
      given."productId", given."merchantId", nullif(given.before, 'null'), nullif(given.after, 'null'),
      given.undoes
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as given (type text, id text,
      "productId" bigint, "merchantId" bigint, before jsonb, after jsonb, undoes bigint)
    returning id::text`.execute(trx);
  return recorded.map(({ id }) => id);
}
