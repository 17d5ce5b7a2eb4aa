import type { RequestParts } from '@vitrine/contract';
import type { Operator, operators } from '@vitrine/contract/admin';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import type { OperatorDeps } from './deps.ts';
import { toOperator } from './mappers.ts';
import { problem } from './problems.ts';
import { countActiveOwners, endApiKeysOf, hasPasskey, lockOperator } from './queries.ts';
import { requireMerchant } from './require-merchant.ts';
import { closeOperatorSessions } from './sessions.ts';

type Body = RequestParts<(typeof operators)['updateOperator']>['body'];

const isActiveOwner = ({ role, status }: Pick<Operator, 'role' | 'status'>) =>
  role === 'owner' && status === 'active';

/** Changes an operator. A disabled one is logged out at once; the last owner stays. */
export function updateOperator(
  { db }: OperatorDeps,
  context: OperatorContext,
  id: string,
  { name, role, merchantId, status, endsApiKeys }: Body,
): Promise<Operator> {
  return db.transaction().execute(async (trx) => {
    // Two owners who remove each other at the same moment must not both succeed.
    await acquireAdvisoryLock(trx, 'operator-owners');
    const row = await lockOperator(trx, id);
    if (!row) throw new ApiProblem('not-found');
    context.checkVersion(row.version);
    await requireMerchant(trx, merchantId);
    const before = toOperator(row);
    const losesOwner = isActiveOwner(before) && !isActiveOwner({ role, status });
    if (losesOwner && (await countActiveOwners(trx)) === 1)
      throw problem('last-owner', context.language);
    const changed = await trx
      .updateTable('operators')
      .set({
        name,
        role,
        merchant_id: merchantId,
        status,
        version: row.version + 1,
        is_disabled_by_groups: false,
      })
      .where('id', '=', id)
      .returningAll()
      .returning(hasPasskey)
      .executeTakeFirstOrThrow();
    if (status === 'disabled') await closeOperatorSessions(trx, id);
    const after = toOperator(changed);
    const endedApiKeys = endsApiKeys ? await endApiKeysOf(trx, id) : [];
    await context.recordAudit(trx, {
      target: { type: 'operator', id },
      before,
      after: endsApiKeys ? { ...after, endedApiKeys } : after,
    });
    return after;
  });
}
