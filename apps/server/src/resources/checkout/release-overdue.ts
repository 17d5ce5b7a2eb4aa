import { defineSweep } from '../../jobs/sweep.ts';
import { dropHolds } from './holds.ts';
import { lockOverdue, setStatus } from './queries.ts';

/**
 * Checkout orders whose time is over let go of their pieces and of their promotions. One at a time, so
 * that two processes never wait for each other's promotions.
 */
export const releaseOverdue = defineSweep({
  name: 'release-overdue-checkouts',
  everyMs: 5_000,
  run: ({ deps }) =>
    deps.db.transaction().execute(async (trx) => {
      const overdue = await lockOverdue(trx, deps.now());
      if (!overdue) return false;
      await setStatus(trx, [overdue.id], 'expired');
      await dropHolds(trx, [overdue.id]);
      await deps.promotions.release(trx, overdue.id, deps.now());
      return true;
    }),
});
