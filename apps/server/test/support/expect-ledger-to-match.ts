import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../src/database/schema.ts';

/** Expects the ledger to hold exactly what each payment took and gave back at its provider. */
export async function expectLedgerToMatch(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql`
    with money as (
      select payments.id,
        case when payments.status in ('paid', 'refunded') then payments.amount else 0 end
          - coalesce((select sum(amount) from refunds
            where refunds.payment_id = payments.id and refunds.status = 'done'), 0) as provider,
        coalesce((select sum(amount) from ledger_entries
          where ledger_entries.payment_id = payments.id
            and kind in ('payment', 'delivery', 'refund')), 0) as ledger
      from payments where channel <> 'test'
    )
    select * from money where provider <> ledger`.execute(db);
  expect(rows, 'payments whose ledger differs').toEqual([]);
}
