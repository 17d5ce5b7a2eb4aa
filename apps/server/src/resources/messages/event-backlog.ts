import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export interface EventBacklog {
  readonly failed: number;
  /** How long the oldest event waits to be distributed; 0 without any. */
  readonly oldestSeconds: number;
}

/** What waits in the queue of events. */
export async function readEventBacklog(db: Kysely<Database>, now: number): Promise<EventBacklog> {
  const waiting = sql`from shop_events where distributed_at is null and failed_at is null`;
  const { rows } = await sql<{ failed: string; oldest: Date | null }>`
    select (select count(*) from shop_events where failed_at is not null) as failed,
      (select min(happened_at) ${waiting}) as oldest`.execute(db);
  const [row] = rows;
  const oldestSeconds = row?.oldest ? Math.max(0, (now - row.oldest.getTime()) / 1000) : 0;
  return { failed: Number(row?.failed ?? 0), oldestSeconds };
}
