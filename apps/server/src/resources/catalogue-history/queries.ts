import type { CatalogueChangeTarget, OperatorJobKind } from '@vitrine/contract/admin';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CatalogueFields } from '../../database/schema/catalogue-changes.ts';
import type { Database } from '../../database/schema.ts';

export interface ChangeRow {
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  readonly target_type: CatalogueChangeTarget;
  readonly target_id: string;
  readonly product_id: string | null;
  readonly merchant_id: string | null;
  readonly before: CatalogueFields | null;
  readonly after: CatalogueFields | null;
  readonly undoes: string | null;
  readonly job_id: string | null;
  readonly job_kind: OperatorJobKind | null;
  readonly size: string | null;
  readonly is_undone: boolean;
}

type Condition = RawBuilder<unknown>;

/** An undo that was itself put back does not count. */
const isUndone = sql`exists (select from catalogue_changes u where u.undoes = c.id
  and not exists (select from catalogue_changes w where w.undoes = u.id))`;

/** A scheduled price knows its variant in the fields that were written when it was added or removed. */
const sizeOf = sql`(select v.size from variants v where v.id = case c.target_type
  when 'variant' then c.target_id::bigint
  when 'scheduled-price' then (coalesce(c.after, c.before) ->> 'variantId')::bigint end)`;

/** The changes that match, the newest first. */
export async function findChanges(
  db: Kysely<Database>,
  conditions: readonly Condition[],
  limit: number,
): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select c.id::text, c.at, c.actor, c.target_type, c.target_id, c.product_id::text,
      c.merchant_id::text, c.before, c.after, c.undoes::text, c.job_id::text, j.kind as job_kind,
      ${sizeOf} as size, ${isUndone} as is_undone
    from catalogue_changes c left join operator_jobs j on j.id = c.job_id
    where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by c.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Staff of a merchant see what was changed of their own variants. */
export const isOfMerchant = (merchantId: string | null): Condition =>
  merchantId === null ? sql`true` : sql`c.merchant_id = ${merchantId}`;

/** One change; one of another merchant does not exist for staff of a merchant. */
export const findChange = async (
  db: Kysely<Database>,
  id: string,
  merchantId: string | null,
): Promise<ChangeRow | undefined> =>
  (await findChanges(db, [sql`c.id = ${id}`, isOfMerchant(merchantId)], 1))[0];
