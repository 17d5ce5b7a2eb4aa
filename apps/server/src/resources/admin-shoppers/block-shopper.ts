import type { MaskedShopper } from '@vitrine/contract/admin';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import type { AdminShopperDeps } from './deps.ts';
import { maskShopper } from './mask-shopper.ts';
import { problem } from './problems.ts';
import { lockShopperRow } from './queries.ts';

/** Blocks a shopper and ends all their sessions; null as the reason lets them log in again. */
export function setBlocked(
  { db, now }: AdminShopperDeps,
  context: OperatorContext,
  id: string,
  reason: string | null,
): Promise<MaskedShopper> {
  return db.transaction().execute(async (trx) => {
    const row = await lockShopperRow(trx, id);
    if (!row) throw new ApiProblem('not-found');
    if (row.erased_at) throw problem('shopper-erased', context.language);
    if (reason !== null && row.blocked_at) throw problem('already-blocked', context.language);
    if (reason === null && !row.blocked_at) throw problem('not-blocked', context.language);
    const change = {
      blocked_at: reason === null ? null : new Date(now()),
      blocked_reason: reason,
    };
    await trx.updateTable('shoppers').set(change).where('id', '=', id).execute();
    if (reason !== null) await trx.deleteFrom('sessions').where('shopper_id', '=', id).execute();
    const before = maskShopper(row);
    const after = maskShopper({ ...row, ...change });
    await context.recordAudit(trx, {
      target: { type: 'shopper', id },
      before: before.blocked,
      after: after.blocked,
      reason,
    });
    return after;
  });
}
