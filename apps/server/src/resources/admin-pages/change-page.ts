import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import type { AdminPageDeps } from './deps.ts';
import { toPageProblem } from './problems.ts';

/** Runs a change in one transaction, once for an idempotency key. */
export async function changePage<T>(
  { db, now }: AdminPageDeps,
  context: OperatorContext,
  request: unknown,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  try {
    return await db
      .transaction()
      .execute((trx) => context.runOnce(trx, now(), request, () => work(trx)));
  } catch (error) {
    throw toPageProblem(error, context);
  }
}
