import type { Transaction } from 'kysely';
import { lockOrderOf } from '../../database/lock-order.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import type { FapiaoRecord } from '../fapiao/queries.ts';
import { findFapiao } from './queries.ts';

/** Locks the order of a fapiao that the operator may see, so that neither it nor the amount due changes. */
export async function lockFapiao(
  trx: Transaction<Database>,
  { operator: { merchantId }, checkVersion }: OperatorContext,
  id: string,
): Promise<FapiaoRecord> {
  const found = await findFapiao(trx, id, merchantId);
  if (!found) throw new ApiProblem('not-found');
  await lockOrderOf(trx, found.order_id);
  const row = await findFapiao(trx, id, merchantId);
  if (!row) throw new ApiProblem('not-found');
  checkVersion(row.version);
  return row;
}
