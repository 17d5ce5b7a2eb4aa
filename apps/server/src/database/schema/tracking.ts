import type { Arm } from '@vitrine/kit';
import type { Generated } from 'kysely';
import type { BigId, Json, JsonOrNull, Time } from './columns.ts';

export interface TrackingEventsTable {
  uuid: string;
  received_at: Time;
  tenant_id: number;
  client_id: number;
  customer_id: string | null;
  correlation_id: string;
  event: string;
  parameters: Json<Record<string, unknown>>;
  /** What running tests of the page showed, by the id of the test. Written by the server only. */
  tests: JsonOrNull<Record<string, Arm>>;
}

export interface TrackingDeadLettersTable {
  id: Generated<string>;
  payload: string;
  reason: string;
  rejected_at: Generated<Date>;
}

/** What the events of an hour amount to, by a value of a dimension. */
export interface AnalyticsHoursTable {
  hour: Time;
  dimension: string;
  value: string;
  count: Generated<number>;
  orders: Generated<number>;
  revenue: BigId;
}

export interface AnalyticsDaysTable {
  /** A date in China. */
  day: string;
  counted_at: Time;
}
