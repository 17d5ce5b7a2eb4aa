import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import { whereLate } from './privacy-request-queries.ts';

export interface LatePrivacyRequestDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly logError: (details: Readonly<Record<string, unknown>>, message: string) => void;
  /** Receives how many privacy requests are open after their due time. */
  readonly onLatePrivacyRequests: (count: number) => void;
}

const BATCH_SIZE = 100;

/** Raises the alarm about privacy requests that are late: a metric, and one line of the log for each. */
export const reportLatePrivacyRequests = defineRecurringJob<LatePrivacyRequestDeps>({
  name: 'report-late-privacy-requests',
  everyMs: 60_000,
  async run({ deps: { db, now, logError, onLatePrivacyRequests } }) {
    const { count } = await db
      .selectFrom('privacy_requests')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where(whereLate(now()))
      .executeTakeFirstOrThrow();
    onLatePrivacyRequests(Number(count));
    const reported = await db
      .updateTable('privacy_requests')
      .set({ late_reported_at: new Date(now()) })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('privacy_requests')
          .select('privacy_requests.id')
          .where('late_reported_at', 'is', null)
          .where(whereLate(now()))
          .orderBy('privacy_requests.id')
          .limit(BATCH_SIZE)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'due_at'])
      .execute();
    for (const { id, kind, due_at } of reported)
      logError({ privacyRequest: id, kind, dueAt: due_at }, 'privacy request late');
    return reported.length === BATCH_SIZE;
  },
});
