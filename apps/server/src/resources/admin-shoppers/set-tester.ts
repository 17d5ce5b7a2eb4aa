import type { MaskedShopper } from '@vitrine/contract/admin';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import type { AdminShopperDeps } from './deps.ts';
import { maskShopper } from './mask-shopper.ts';
import { problem } from './problems.ts';
import { lockShopperRow } from './queries.ts';

/** Lets a shopper pay without money, or ends it. What is so already stays as it is, and is recorded again. */
export function setTester(
  { db }: AdminShopperDeps,
  context: OperatorContext,
  id: string,
  isTester: boolean,
): Promise<MaskedShopper> {
  return db.transaction().execute(async (trx) => {
    const row = await lockShopperRow(trx, id);
    if (!row) throw new ApiProblem('not-found');
    if (row.erased_at) throw problem('shopper-erased', context.language);
    await trx.updateTable('shoppers').set({ is_tester: isTester }).where('id', '=', id).execute();
    await context.recordAudit(trx, {
      target: { type: 'shopper', id },
      before: { isTester: row.is_tester },
      after: { isTester },
    });
    return maskShopper({ ...row, is_tester: isTester });
  });
}
