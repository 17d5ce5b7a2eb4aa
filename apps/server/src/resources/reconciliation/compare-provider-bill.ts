import type { BillProvider } from '@vitrine/contract/admin';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { BillLine, BillPorts } from '../../providers/bills/port.ts';
import { findOwnMoney } from './find-own-money.ts';
import { compareBill, type Difference, mergeLines } from './rules.ts';

export interface DueBill {
  readonly id: string;
  readonly provider: BillProvider;
  readonly day: string;
}

/** Fewer than the parameters of a statement allow. */
const BATCH = 2_000;

const listBatches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );

/** Replaces the lines of a bill. */
async function storeLines(
  trx: Transaction<Database>,
  { id, provider }: DueBill,
  lines: readonly BillLine[],
) {
  await trx.deleteFrom('provider_bill_lines').where('bill_id', '=', id).execute();
  for (const batch of listBatches(lines))
    await trx
      .insertInto('provider_bill_lines')
      .values(batch.map((line) => ({ ...line, provider, bill_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Replaces the open differences of a bill. An explained one stays while it is the same. */
async function storeDifferences(
  trx: Transaction<Database>,
  { id }: DueBill,
  differences: readonly Difference[],
) {
  await trx
    .deleteFrom('bill_differences')
    .where('bill_id', '=', id)
    .where('status', '=', 'open')
    .execute();
  for (const batch of listBatches(differences))
    await trx
      .insertInto('bill_differences')
      .values(
        batch.map(({ kind, number, reason, amountHere, amountThere }) => ({
          bill_id: id,
          kind,
          number,
          reason,
          amount_here: amountHere,
          amount_there: amountThere,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** A difference of an earlier bill ends when a later bill has the money. */
const endFoundDifferences = (trx: Transaction<Database>, { id, provider }: DueBill) =>
  sql`delete from bill_differences using provider_bills bill, provider_bill_lines line
    where bill.id = bill_differences.bill_id and bill.provider = ${provider}
      and bill_differences.status = 'open' and bill_differences.reason = 'missing-there'
      and line.bill_id = ${id} and line.kind = bill_differences.kind
      and line.number = bill_differences.number
      and line.amount = bill_differences.amount_here`.execute(trx);

const sumAmounts = (lines: readonly BillLine[], kind: BillLine['kind']) =>
  lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0);

/** Downloads a bill and stores what it and the money of the shop do not agree on. */
export async function compareProviderBill(
  { db, bills, now }: { readonly db: Kysely<Database>; readonly bills: BillPorts; now(): number },
  bill: DueBill,
): Promise<void> {
  const lines = mergeLines(await bills[bill.provider].download(bill.day));
  await db.transaction().execute(async (trx) => {
    await storeLines(trx, bill, lines);
    const own = await findOwnMoney(trx, bill, lines);
    await storeDifferences(trx, bill, compareBill(lines, own));
    await endFoundDifferences(trx, bill);
    await trx
      .updateTable('provider_bills')
      .set({
        status: 'compared',
        due_at: null,
        lines: lines.length,
        payment_amount: sumAmounts(lines, 'payment'),
        refund_amount: sumAmounts(lines, 'refund'),
        compared_at: new Date(now()),
      })
      .where('id', '=', bill.id)
      .execute();
  });
}
