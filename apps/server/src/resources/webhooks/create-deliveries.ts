import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface DistributedEvent {
  readonly eventId: string;
  readonly type: string;
  readonly merchantIds: readonly string[];
  readonly now: number;
}

/** Creates a delivery for each endpoint that wants an event and may see its merchant. */
export async function createDeliveries(
  trx: Transaction<Database>,
  { eventId, type, merchantIds, now }: DistributedEvent,
): Promise<void> {
  const at = new Date(now);
  await sql`insert into webhook_deliveries (endpoint_id, event_id, due_at, created_at)
    select id, ${eventId}, ${at}, ${at} from webhook_endpoints
    where ${type} = any (events)
      and (merchant_id is null or merchant_id = any (${merchantIds}::bigint[]))
    on conflict do nothing`.execute(trx);
}
