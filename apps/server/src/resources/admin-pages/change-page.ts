import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import type { AdminPageDeps } from './deps.ts';
import { pageProblems, toPageProblem } from './problems.ts';

/** Pages belong to the whole shop. */
export function requireWholeShop({ operator, language }: OperatorContext): void {
  if (operator.merchantId !== null) throw pageProblems('whole-shop-needed', language);
}

/** Runs a change in one transaction, once for an idempotency key. */
export async function changePage<T>(
  { db, now }: AdminPageDeps,
  context: OperatorContext,
  request: unknown,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  requireWholeShop(context);
  try {
    return await db
      .transaction()
      .execute((trx) => context.runOnce(trx, now(), request, () => work(trx)));
  } catch (error) {
    throw toPageProblem(error, context);
  }
}
