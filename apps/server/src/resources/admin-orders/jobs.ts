import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import { countOverdue, WHERE_OPEN, whereOverdue } from './list-queries.ts';

export interface OverdueDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly logError: (details: Readonly<Record<string, unknown>>, message: string) => void;
  /** Receives how many merchant orders wait for their merchant too long. */
  readonly onOverdueOrders: (count: number) => void;
}

const BATCH_SIZE = 100;

/** Raises the alarm about merchant orders that wait too long: a metric, and one line of the log for each step. */
export const reportOverdueOrders = defineRecurringJob<OverdueDeps>({
  name: 'report-overdue-orders',
  everyMs: 60_000,
  async run({ deps: { db, now, logError, onOverdueOrders } }) {
    const reported = await db
      .updateTable('merchant_orders')
      .set({ overdue_reported_at: new Date(now()) })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('merchant_orders')
          .select('merchant_orders.id')
          .where('overdue_reported_at', 'is', null)
          .where(WHERE_OPEN)
          .where(whereOverdue(now()))
          .orderBy('merchant_orders.id')
          .limit(BATCH_SIZE)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'merchant_id', 'status'])
      .execute();
    for (const { id, merchant_id, status } of reported)
      logError({ merchantOrder: id, merchant: merchant_id, status }, 'merchant order overdue');
    if (reported.length === BATCH_SIZE) return true;
    onOverdueOrders(await countOverdue(db, now()));
    return false;
  },
});
