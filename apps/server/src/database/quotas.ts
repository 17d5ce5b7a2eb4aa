import { sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** A counter with a limit. A counter of a day or a week is deleted after `endsAt`. */
export interface Quota {
  readonly key: string;
  readonly limit: number;
  readonly endsAt?: Date;
}

/** Increments the counter under the lock of its row, unless that would exceed the limit. */
async function takeOne(
  trx: Transaction<Database>,
  { key, limit, endsAt }: Quota,
): Promise<boolean> {
  if (limit < 1) return false;
  const row = await trx
    .insertInto('quotas')
    .values({ key, used: 1, ends_at: endsAt ?? null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ used: sql`quotas.used + 1` })
        .where('quotas.used', '<', String(limit)),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Decrements the counters again. */
export async function releaseQuotas(
  trx: Transaction<Database>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys)
    await trx
      .updateTable('quotas')
      .set({ used: sql`greatest(used - 1, 0)` })
      .where('key', '=', key)
      .execute();
}

/**
 * Takes one of each quota, or none and returns the one that is used up. Callers list a shopper's own
 * quotas before shared ones: that avoids deadlocks and locks the shared row for the shortest time.
 */
export async function takeQuotas(
  trx: Transaction<Database>,
  quotas: readonly Quota[],
): Promise<Quota | undefined> {
  const taken: string[] = [];
  for (const quota of quotas) {
    if (!(await takeOne(trx, quota))) {
      await releaseQuotas(trx, taken);
      return quota;
    }
    taken.push(quota.key);
  }
  return undefined;
}

/** How often each quota has been used; unused ones are missing from the map. */
export async function readQuotas(
  db: Pick<Transaction<Database>, 'selectFrom'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('quotas')
    .select(['key', 'used'])
    .where('key', 'in', [...keys])
    .execute();
  return new Map(rows.map(({ key, used }) => [key, Number(used)]));
}
