import type { TrackingEvent } from '@vitrine/contract';
import type { Arm } from '@vitrine/kit';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** An event as it is stored and as it is sent through the stream. */
export interface TrackingRow {
  uuid: string;
  received_at: string;
  tenant_id: number;
  client_id: number;
  customer_id: string | null;
  correlation_id: string;
  event: string;
  parameters: Record<string, unknown>;
  /** What running tests of the page showed. Absent in events from a former release. */
  tests?: Record<string, Arm> | null;
}

export function mapEventToRow(
  event: TrackingEvent,
  tests: Record<string, Arm> | null,
  now: number,
): TrackingRow {
  const { uuid, ...parameters } = event.parameters;
  return {
    uuid,
    received_at: new Date(now).toISOString(),
    tenant_id: event.tenantId,
    client_id: event.clientId,
    customer_id: event.customerId,
    correlation_id: event.correlationId,
    event: event.event,
    parameters,
    tests,
  };
}

/** Inserts any number of rows with one statement. Events that already exist are ignored. */
export async function insertTrackingRows(
  db: Kysely<Database>,
  rows: readonly TrackingRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into tracking_events
    select * from jsonb_populate_recordset(null::tracking_events, ${JSON.stringify(rows)}::jsonb)
    on conflict (uuid) do nothing
  `.execute(db);
}
