import { sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** A count with a limit. What is counted by the day or week need not be kept once that is over. */
export interface Quota {
  readonly key: string;
  readonly limit: number;
  readonly endsAt?: Date;
}

/** Counts up under the lock of the row, unless that would pass the limit. */
async function take(trx: Transaction<Database>, { key, limit, endsAt }: Quota): Promise<boolean> {
  if (limit < 1) return false;
  const taken = await trx
    .insertInto('quotas')
    .values({ key, taken: 1, ends_at: endsAt ?? null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ taken: sql`quotas.taken + 1` })
        .where('quotas.taken', '<', String(limit)),
    )
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Gives back what was taken. */
export async function giveBack(trx: Transaction<Database>, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await trx
      .updateTable('quotas')
      .set({ taken: sql`greatest(taken - 1, 0)` })
      .where('key', '=', key)
      .execute();
}

/**
 * Takes one of each, or none: then it answers the one that is used up. Everybody names the narrow ones
 * (a shopper's own) before those that many share, so that nobody waits for each other in a circle and the
 * shared row is locked for the shortest time.
 */
export async function takeQuotas(
  trx: Transaction<Database>,
  quotas: readonly Quota[],
): Promise<Quota | undefined> {
  const taken: string[] = [];
  for (const quota of quotas) {
    if (!(await take(trx, quota))) {
      await giveBack(trx, taken);
      return quota;
    }
    taken.push(quota.key);
  }
  return undefined;
}

/** How much of each has been taken; what nobody has taken yet is absent. */
export async function readQuotas(
  db: Pick<Transaction<Database>, 'selectFrom'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('quotas')
    .select(['key', 'taken'])
    .where('key', 'in', [...keys])
    .execute();
  return new Map(rows.map(({ key, taken }) => [key, Number(taken)]));
}
