import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface DistributedEvent {
  readonly id: string;
  readonly type: string;
  readonly merchantIds: readonly string[];
  readonly priority: number;
}

/** Creates a delivery for each event and each endpoint that wants it and may see its merchant. */
export async function createDeliveries(
  trx: Transaction<Database>,
  events: readonly DistributedEvent[],
  now: number,
): Promise<void> {
  if (events.length === 0) return;
  const at = new Date(now);
  const rows = events.map(({ merchantIds, ...event }) => ({ ...event, merchant_ids: merchantIds }));
  await sql`insert into webhook_deliveries (endpoint_id, event_id, priority, due_at, created_at)
    select endpoint.id, event.id, event.priority, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as event (id uuid, type text, merchant_ids bigint[], priority smallint)
    join webhook_endpoints as endpoint on event.type = any (endpoint.events)
      and (endpoint.merchant_id is null or endpoint.merchant_id = any (event.merchant_ids))
    on conflict do nothing`.execute(trx);
}
