import type { ColumnType, Generated } from 'kysely';
import type { BigId, Time, TimeOrNull } from './columns.ts';

/** What a shopper asked the shop to do with their data, and by when it has to respond. */
export interface PrivacyRequestsTable {
  id: ColumnType<string, never, never>;
  shopper_id: BigId;
  kind: 'export' | 'erase';
  channel: 'phone' | 'mail' | 'chat' | 'letter';
  status: Generated<'open' | 'done' | 'refused'>;
  received_at: Time;
  due_at: Time;
  closed_at: TimeOrNull;
  late_reported_at: TimeOrNull;
}
