import type { FapiaoStatus, FapiaoTitleKind } from '@vitrine/contract';
import type { FapiaoReversalReason } from '@vitrine/contract/admin';
import type { ColumnType, Generated } from 'kysely';
import type { BigId, BigIdOrNull, Time, TimeOrNull } from './columns.ts';

/** pg reads a date at midnight of the server's zone, so queries read and write dates as text. */
type Day = ColumnType<Date | null, string | null | undefined, string | null>;
type BytesOrNull = ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;

export interface FapiaoTable {
  id: ColumnType<string, never, never>;
  shopper_id: BigId;
  order_id: BigId;
  merchant_order_id: BigId;
  status: Generated<FapiaoStatus>;
  title_kind: FapiaoTitleKind;
  encrypted_title: BytesOrNull;
  encrypted_email: BytesOrNull;
  key_id: string;
  requested_at: Time;
  closed_at: TimeOrNull;
  overdue_reported_at: TimeOrNull;
  amount: BigIdOrNull;
  number: string | null;
  issued_on: Day;
  file_id: string | null;
  file_type: 'pdf' | 'ofd' | null;
  url: string | null;
  refused_reason: string | null;
  reversal_number: string | null;
  reversed_on: Day;
  reversal_reason: FapiaoReversalReason | null;
  version: Generated<number>;
}
