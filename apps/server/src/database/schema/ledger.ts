import type { ShipmentStatus } from '@vitrine/contract';
import type { LedgerKind, PayoutStatus } from '@vitrine/contract/admin';
import type { ColumnType, Generated } from 'kysely';
import type { BigId, BigIdOrNull, Time, TimeOrNull } from './columns.ts';

type Id = ColumnType<string, never, never>;

export interface LedgerEntriesTable {
  id: Id;
  at: Time;
  merchant_id: BigIdOrNull;
  kind: LedgerKind;
  amount: BigId;
  currency: string;
  source: string;
  payment_id: string | null;
  order_id: BigIdOrNull;
}

export interface CommissionRatesTable {
  id: Id;
  merchant_id: BigIdOrNull;
  rate: number;
  valid_from: Time;
  created_by: BigIdOrNull;
  created_at: Time;
}

/** pg reads a date at midnight of the server's zone, so queries write dates as text. */
export interface PayoutsTable {
  id: Id;
  merchant_id: BigId;
  currency: string;
  period_from: ColumnType<Date, string, never>;
  period_to: ColumnType<Date, string, never>;
  amount: BigId;
  status: Generated<PayoutStatus>;
  reference: string | null;
  created_at: Time;
  created_by: BigIdOrNull;
  approved_by: BigIdOrNull;
  approved_at: TimeOrNull;
  paid_at: TimeOrNull;
  cancelled_at: TimeOrNull;
  version: Generated<number>;
}

export interface PayoutEntriesTable {
  entry_id: BigId;
  payout_id: BigId;
}

/** Numbers that only SQL adds up. */
type KeptSum = ColumnType<string, never, never>;

export interface MerchantBalancesTable {
  merchant_id: BigIdOrNull;
  currency: string;
  kind: LedgerKind;
  amount: KeptSum;
  unplanned: KeptSum;
}

export interface MerchantBalanceChangesTable {
  id: Id;
  merchant_id: BigIdOrNull;
  currency: string;
  kind: LedgerKind;
  amount: KeptSum;
  unplanned: KeptSum;
}

export interface MerchantOrderCountsTable {
  merchant_id: BigId;
  status: ShipmentStatus;
  count: KeptSum;
}

export interface MerchantOrderCountChangesTable {
  id: Id;
  merchant_id: BigId;
  status: ShipmentStatus;
  count: KeptSum;
}
