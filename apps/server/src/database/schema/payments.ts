import type { InstalmentCount, PaymentChannel, PaymentStatus } from '@vitrine/contract';
import type { Language, Localised } from '@vitrine/kit';
import type { ColumnType, Generated } from 'kysely';
import type { NotifyingProvider } from '../../providers/payments/payment-providers.ts';
import type { BigId, Json, Time, TimeOrNull } from './columns.ts';

type OwnId = ColumnType<string, never, never>;

export interface PaymentsTable {
  id: string;
  shopper_id: BigId;
  checkout_order_id: BigId;
  status: ColumnType<PaymentStatus, PaymentStatus | undefined, PaymentStatus>;
  channel: PaymentChannel;
  instalments: InstalmentCount | null;
  language: ColumnType<Language, Language | undefined, Language>;
  amount: BigId;
  currency: string;
  return_path: string;
  transaction_id: string | null;
  created_at: Time;
  expires_at: Time;
  check_at: TimeOrNull;
  paid_at: TimeOrNull;
}

export type RefundState = 'requested' | 'processing' | 'done' | 'failed';

export interface RefundsTable {
  id: string;
  payment_id: string;
  reference: string;
  amount: BigId;
  status: ColumnType<RefundState, RefundState | undefined, RefundState>;
  attempts: Generated<number>;
  due_at: TimeOrNull;
  requested_at: Time;
  done_at: TimeOrNull;
}

export type SandboxState = 'NOTPAY' | 'SUCCESS' | 'PAYERROR' | 'CLOSED';

export interface SandboxPaymentsTable {
  number: string;
  provider: NotifyingProvider;
  channel: ColumnType<PaymentChannel, PaymentChannel | undefined, PaymentChannel>;
  instalments: InstalmentCount | null;
  payment_id: string;
  amount: BigId;
  currency: string;
  description: string;
  return_path: string;
  state: ColumnType<SandboxState, SandboxState | undefined, SandboxState>;
  transaction_id: string | null;
  created_at: Time;
}

export interface SandboxRefundsTable {
  number: string;
  payment_number: string;
  amount: BigId;
  done_at: Time;
}

export interface SandboxNotificationsTable {
  id: OwnId;
  provider: NotifyingProvider;
  event_type: string;
  resource: Json<Record<string, unknown>>;
  due_at: Time;
}

export interface SandboxKeysTable {
  name: string;
  private_key: string;
  public_key: string;
}

export interface TransferSettingsTable {
  id: ColumnType<string, never, never>;
  is_on: boolean;
  account_holder: string;
  bank: string;
  account_number: string;
  note: Json<Localised>;
  hold_days: number;
  version: number;
}

export interface BankTransfersTable {
  id: OwnId;
  payment_id: string | null;
  refund_id: string | null;
  reference: string;
  transferred_on: ColumnType<Date, string, never>;
  confirmed_by: string;
  confirmed_at: Time;
}
