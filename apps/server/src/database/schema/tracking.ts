import type { Generated } from 'kysely';
import type { Json, Time } from './columns.ts';

export interface TrackingEventsTable {
  uuid: string;
  received_at: Time;
  tenant_id: number;
  client_id: number;
  customer_id: string | null;
  correlation_id: string;
  event: string;
  parameters: Json<Record<string, unknown>>;
}

export interface TrackingDeadLettersTable {
  id: Generated<string>;
  payload: string;
  reason: string;
  rejected_at: Generated<Date>;
}
