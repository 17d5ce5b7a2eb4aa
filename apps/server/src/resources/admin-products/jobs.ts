import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import { applyScheduledPrices, findDueVariants } from './apply-scheduled-prices.ts';

const BATCH_SIZE = 500;
/** A sale begins and ends within this time. */
const INTERVAL_MS = 1_000;

/** Puts scheduled prices into effect and ends them. */
export const applyDuePrices = defineRecurringJob({
  name: 'apply-scheduled-prices',
  everyMs: INTERVAL_MS,
  run: ({ database, now }) =>
    database.db.transaction().execute(async (trx) => {
      const due = await findDueVariants(trx, BATCH_SIZE, now());
      await applyScheduledPrices(trx, due, now());
      return due.length === BATCH_SIZE;
    }),
});
