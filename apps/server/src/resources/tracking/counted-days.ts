import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** How long events are kept. */
export const EVENT_DAYS = 90;

/** The beginning of the newest day in China whose events were counted; days are counted in their order. */
export async function findLastCounted(db: Kysely<Database>): Promise<Date | null> {
  const { rows } = await sql<{ start: Date | null }>`
    select max(day)::timestamp at time zone 'Asia/Shanghai' as start
    from analytics_days`.execute(db);
  return rows[0]?.start ?? null;
}
