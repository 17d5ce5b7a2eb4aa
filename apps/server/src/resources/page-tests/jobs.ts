import { MAX_DECISION_DAYS } from '@vitrine/contract/admin/page-limits';
import { chinaDayStart, DAY_MS } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import { defineJob } from '../../jobs/job.ts';
import { lockPage } from '../admin-pages/page-rows.ts';
import type { Publisher } from '../admin-pages/publish-content.ts';
import { writeAuditRecord } from '../audit/write-audit-record.ts';
import { countTest } from './count-test.ts';
import { endTest } from './end-test.ts';
import { findVersionsOfB } from './find-versions.ts';
import { findCounts } from './present-test.ts';
import { lockTest, type TestRow } from './test-rows.ts';

/** Yesterday is counted again, for sessions that go on after midnight. */
const FREQUENT_DAYS = 2;
/** An order may count for a session of the week before. */
const DAILY_DAYS = 8;

const findRunning = (db: Kysely<Database>): Promise<TestRow[]> =>
  db.selectFrom('content_tests').selectAll().where('state', '=', 'running').orderBy('id').execute();

/** Counts the last days of running tests, and those since they were counted last. */
async function countRunning(db: Kysely<Database>, days: number, now: number): Promise<void> {
  for (const test of await findRunning(db)) {
    const counted = test.counted_at?.getTime() ?? 0;
    const isFinal = counted > test.ends_at.getTime() + DAY_MS;
    const from = Math.max(
      Math.min(now - (days - 1) * DAY_MS, counted),
      test.started_at?.getTime() ?? now,
    );
    if (!isFinal) await countTest(db, test, chinaDayStart(from), now);
  }
}

/** Renews the counts that operators see. */
export const countPageTests = defineJob({
  name: 'count-page-tests',
  data: z.object({}),
  schedule: '7,27,47 * * * *',
  run: (_, { database, now }) => countRunning(database.db, FREQUENT_DAYS, now()),
});

/** Counts all days again that late orders and events may have changed. */
export const recountPageTests = defineJob({
  name: 'recount-page-tests',
  data: z.object({}),
  schedule: '50 3 * * *',
  run: (_, { database, now }) => countRunning(database.db, DAILY_DAYS, now()),
});

/** The job publishes in the name of who has started the test with its rule. */
const createPublisher = (test: TestRow, now: number): Publisher => ({
  operator: { operatorId: null, name: test.started_by ?? '' },
  language: 'zh-CN',
  record: (trx, entry) =>
    writeAuditRecord(trx, now, {
      ...entry,
      operator: {
        ...{
          operatorId: null,
          apiKeyId: null,
          sessionId: null,
          isConfirmed: false,
          permissions: [],
          merchantId: null,
        },
        name: 'A/B test',
      },
      ...{ ip: '-', requestId: '-', action: 'endPageTest' },
    }),
});

/** Whether B has won and is still there to be published. */
async function hasWinner(db: Kysely<Database>, test: TestRow, now: number): Promise<boolean> {
  await countTest(db, test, chinaDayStart(test.started_at?.getTime() ?? now), now);
  const { verdict } = await findCounts(db, test);
  return verdict === 'b-wins' && (await findVersionsOfB(db, test, now)).length > 0;
}

/** What becomes of a test whose time is over; undefined: an operator decides. */
async function chooseEnding(db: Kysely<Database>, test: TestRow, now: number) {
  if (test.rule === 'publish-winner')
    return (await hasWinner(db, test, now)) ? 'publish-b' : 'keep-a';
  const isForgotten = now >= test.ends_at.getTime() + MAX_DECISION_DAYS * DAY_MS;
  return isForgotten ? 'keep-a' : undefined;
}

async function endDueTest(db: Kysely<Database>, test: TestRow, now: number): Promise<void> {
  const choice = await chooseEnding(db, test, now);
  if (!choice) return;
  await db.transaction().execute(async (trx) => {
    await lockPage(trx, test.code);
    const row = await lockTest(trx, test.id);
    // An operator or another process may have ended it meanwhile.
    if (row.state !== 'running') return;
    await endTest(trx, row, { choice, endedBy: '' }, createPublisher(row, now), now);
  });
}

/** Applies the rule of tests whose time is over. */
export const endPageTests = defineJob({
  name: 'end-page-tests',
  data: z.object({}),
  schedule: '* * * * *',
  async run(_, { database, now }) {
    const due = (await findRunning(database.db)).filter(
      ({ ends_at }) => ends_at.getTime() <= now(),
    );
    for (const test of due) await endDueTest(database.db, test, now());
  },
});
