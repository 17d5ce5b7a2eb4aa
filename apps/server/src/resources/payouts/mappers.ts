import type { LedgerEntry, Payout } from '@vitrine/contract/admin';
import { ACCOUNT_OF_KIND } from '../ledger/accounts.ts';
import { toOrderNumber } from '../orders/order-number.ts';
import type { EntryRow, PayoutRow } from './queries.ts';

export const toLedgerEntry = (row: EntryRow): LedgerEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  merchantId: row.merchant_id,
  kind: row.kind,
  account: ACCOUNT_OF_KIND[row.kind],
  amount: Number(row.amount),
  currencyIsoCode: row.currency,
  source: row.source,
  paymentId: row.payment_id,
  orderId: row.order_id,
  orderNumber: row.order_id && row.placed_at ? toOrderNumber(row.order_id, row.placed_at) : null,
});

export const toPayout = (row: PayoutRow, canApprove: boolean): Payout => ({
  id: row.id,
  merchantId: row.merchant_id,
  status: row.status,
  currencyIsoCode: row.currency,
  amount: Number(row.amount),
  periodFrom: row.first_day,
  periodTo: row.last_day,
  reference: row.reference,
  createdAt: row.created_at.toISOString(),
  createdBy: row.creator,
  approvedBy: row.approver,
  canApprove,
  approvedAt: row.approved_at?.toISOString() ?? null,
  paidAt: row.paid_at?.toISOString() ?? null,
  cancelledAt: row.cancelled_at?.toISOString() ?? null,
  version: row.version,
});
