import type { BillDifference, ProviderBill } from '@vitrine/contract/admin';
import { toOrderNumber } from '../orders/order-number.ts';
import type { BillRow, DifferenceRow } from './queries.ts';

const toNumber = (amount: string | null) => (amount === null ? null : Number(amount));

export const toProviderBill = (row: BillRow): ProviderBill => ({
  id: row.id,
  provider: row.provider,
  day: row.bill_day,
  status: row.status,
  attempts: row.attempts,
  lines: row.lines,
  paymentAmount: toNumber(row.payment_amount),
  refundAmount: toNumber(row.refund_amount),
  openDifferences: Number(row.open_differences ?? 0),
  comparedAt: row.compared_at?.toISOString() ?? null,
});

export const toBillDifference = (row: DifferenceRow): BillDifference => ({
  id: row.id,
  provider: row.provider,
  day: row.bill_day,
  kind: row.kind,
  number: row.number,
  orderNumber: row.order_id && row.placed_at ? toOrderNumber(row.order_id, row.placed_at) : null,
  reason: row.reason,
  amountHere: toNumber(row.amount_here),
  amountThere: toNumber(row.amount_there),
  status: row.status,
  explanation: row.explanation,
  explainedAt: row.explained_at?.toISOString() ?? null,
  version: row.version,
});

const COLUMNS = [
  'day',
  'provider',
  'kind',
  'number',
  'orderNumber',
  'reason',
  'amountHere',
  'amountThere',
  'status',
  'explanation',
] as const satisfies (keyof BillDifference)[];

/** A text that begins with a sign is a formula in a spreadsheet, so an apostrophe stands before it. */
function toCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The differences as CSV, with the mark by which spreadsheets recognise UTF-8. */
export const toCsv = (differences: readonly BillDifference[]): string =>
  `\uFEFF${[
    COLUMNS.join(','),
    ...differences.map((difference) => COLUMNS.map((name) => toCell(difference[name])).join(',')),
  ].join('\r\n')}\r\n`;
