import type { BillDifference } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { toBillDifference } from './mappers.ts';
import { findDifference } from './queries.ts';

/** Stores why a difference is right as it is. A later explanation replaces the one before. */
export function explainDifference(
  { db, now }: { readonly db: Kysely<Database>; readonly now: () => number },
  context: OperatorContext,
  id: string,
  explanation: string,
): Promise<BillDifference> {
  return db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('bill_differences')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const row = await findDifference(trx, id);
    if (!row) throw new ApiProblem('not-found');
    context.checkVersion(row.version);
    const change = {
      status: 'explained',
      explanation,
      explained_at: new Date(now()),
      version: row.version + 1,
    } as const;
    await trx.updateTable('bill_differences').set(change).where('id', '=', id).execute();
    const before = toBillDifference(row);
    const after = toBillDifference({ ...row, ...change });
    await context.recordAudit(trx, { target: { type: 'bill-difference', id }, before, after });
    return after;
  });
}
