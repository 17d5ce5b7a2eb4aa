import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import { advanceReturn } from './advance-return.ts';
import { lockReturn } from './queries.ts';

const BATCH_SIZE = 50;

/** Advances due returns until their refund is requested. This simulates fulfilment in the demo shop. */
export const advanceReturns = defineRecurringJob({
  name: 'advance-returns',
  everyMs: 2_000,
  async run({ deps: { db, now, settings } }) {
    if (settings.orderPaceMs === undefined) return false;
    const clock = { now: now(), paceMs: settings.orderPaceMs };
    const due = await db
      .selectFrom('order_returns')
      .select('id')
      .where('next_at', '<=', new Date(clock.now))
      .orderBy('next_at')
      .limit(BATCH_SIZE)
      .execute();
    for (const { id } of due)
      await db.transaction().execute(async (trx) => {
        const record = await lockReturn(trx, id);
        const isDue = record?.next_at && record.next_at.getTime() <= clock.now;
        if (record && isDue) await advanceReturn(trx, record, clock);
      });
    return due.length === BATCH_SIZE;
  },
});
