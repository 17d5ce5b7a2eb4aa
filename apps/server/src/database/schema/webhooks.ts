import type { ColumnType, Generated } from 'kysely';
import type { BigId, BigIdOrNull, Time, TimeOrNull } from './columns.ts';

type Id = ColumnType<string, never, never>;

export interface WebhookEndpointsTable {
  id: string;
  name: string;
  url: string;
  events: string[];
  merchant_id: BigIdOrNull;
  secret: Buffer;
  former_secret: Buffer | null;
  former_secret_until: TimeOrNull;
  status: Generated<'active' | 'paused'>;
  failures: Generated<number>;
  created_at: Time;
  version: Generated<number>;
  retry_at: TimeOrNull;
  served_at: TimeOrNull;
}

export interface WebhookDeliveriesTable {
  id: Id;
  endpoint_id: string;
  event_id: string;
  status: Generated<'waiting' | 'sending' | 'delivered' | 'failed'>;
  attempts: Generated<number>;
  due_at: TimeOrNull;
  created_at: Time;
  finished_at: TimeOrNull;
  priority: Generated<number>;
  leased_until: TimeOrNull;
}

export interface WebhookAttemptsTable {
  id: Id;
  delivery_id: BigId;
  started_at: Time;
  duration_ms: number | null;
  status_code: number | null;
  error: string | null;
}
