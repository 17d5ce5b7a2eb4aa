import { DAY_MS, toChinaIsoDate } from '@vitrine/kit';
import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { countNextSales, updateSoldLastWeek } from './count-sales.ts';

/** The days of a ranking, today included. */
const WINDOW_DAYS = 7;
/** Longer than any transaction that places an order. */
const SETTLING_MS = 60_000;

/** Counts the sales of new orders, and ranks the products by those of the last week. */
export const countSales = defineJob({
  name: 'count-sales',
  data: z.object({}),
  schedule: '7 * * * *',
  async run(_, { database, now }) {
    const settledBefore = new Date(now() - SETTLING_MS);
    let hasMore = true;
    while (hasMore) hasMore = await countNextSales(database.db, settledBefore);
    const sinceDay = toChinaIsoDate(now() - (WINDOW_DAYS - 1) * DAY_MS);
    await updateSoldLastWeek(database.db, sinceDay);
  },
});
