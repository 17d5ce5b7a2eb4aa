import type {
  BillLineKind,
  BillProvider,
  BillStatus,
  DifferenceReason,
  DifferenceStatus,
} from '@vitrine/contract/admin';
import type { ColumnType, Generated } from 'kysely';
import type { BigId, BigIdOrNull, TimeOrNull } from './columns.ts';

type Id = ColumnType<string, never, never>;

export interface ProviderBillsTable {
  id: Id;
  provider: BillProvider;
  day: ColumnType<Date, string, never>;
  status: Generated<BillStatus>;
  attempts: Generated<number>;
  due_at: TimeOrNull;
  lines: number | null;
  payment_amount: BigIdOrNull;
  refund_amount: BigIdOrNull;
  compared_at: TimeOrNull;
}

export interface ProviderBillLinesTable {
  provider: BillProvider;
  kind: BillLineKind;
  number: string;
  amount: BigId;
  bill_id: BigId;
}

export interface BillDifferencesTable {
  id: Id;
  bill_id: BigId;
  kind: BillLineKind;
  number: string;
  reason: DifferenceReason;
  amount_here: BigIdOrNull;
  amount_there: BigIdOrNull;
  status: Generated<DifferenceStatus>;
  explanation: string | null;
  explained_at: TimeOrNull;
  version: Generated<number>;
}
