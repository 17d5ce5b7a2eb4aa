import type { ShipmentStatus } from '@vitrine/contract';
import type { MerchantOrderRow } from '@vitrine/contract/admin';

/** The selected orders by what can be done with them now. */
export const groupByNextStep = (rows: readonly MerchantOrderRow[]) => ({
  accept: rows.filter(({ status }) => status === 'paid'),
  pack: rows.filter(({ status }) => status === 'accepted'),
  ship: rows.filter(({ status }) => status === 'packed'),
  print: rows.filter(({ status }) => status !== 'cancelled'),
});

export type BulkStepName = 'accept' | 'pack' | 'ship';

/** The step in which orders wait for a bulk step, and the one to which it leads. */
export const STEP_STATUSES: Readonly<
  Record<BulkStepName, { readonly before: ShipmentStatus; readonly after: ShipmentStatus }>
> = {
  accept: { before: 'paid', after: 'accepted' },
  pack: { before: 'accepted', after: 'packed' },
  ship: { before: 'packed', after: 'shipped' },
};

/** An order for which a bulk step was not taken, and why. */
export interface FailedRow {
  readonly row: MerchantOrderRow;
  readonly problem: string;
}

/** What came of a bulk step. The rows that are done are in their next step. */
export interface BulkOutcome {
  readonly step: BulkStepName;
  readonly done: readonly MerchantOrderRow[];
  readonly failed: readonly FailedRow[];
}

export const moveOn = (step: BulkStepName, rows: readonly MerchantOrderRow[]): MerchantOrderRow[] =>
  rows.map((row) => ({ ...row, status: STEP_STATUSES[step].after }));

/** What is selected after a bulk step: what failed on its own, or else what can go on. */
export function selectAfter(
  selected: readonly MerchantOrderRow[],
  { step, done, failed }: BulkOutcome,
): MerchantOrderRow[] {
  if (failed.length > 0) return failed.map(({ row }) => row);
  const moved = new Map(done.map((row) => [row.id, row]));
  return step === 'ship'
    ? selected.filter(({ id }) => !moved.has(id))
    : selected.map((row) => moved.get(row.id) ?? row);
}
