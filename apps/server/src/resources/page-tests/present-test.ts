import type { CountedPageTest, PageTestCounts } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { readCounts } from './count-test.ts';
import { judgeTest } from './judge-test.ts';
import { type TestRow, toTest } from './test-rows.ts';

/** The counts of a test and what they say. */
export async function findCounts(db: Kysely<Database>, row: TestRow): Promise<PageTestCounts> {
  const { a, b } = await readCounts(db, row.id);
  return {
    ...judgeTest(a, b, { plannedSample: row.planned_sample, shareOfB: row.share_of_b }),
    countedAt: row.counted_at?.toISOString() ?? null,
  };
}

export const presentTest = async (
  db: Kysely<Database>,
  row: TestRow,
): Promise<CountedPageTest> => ({
  ...toTest(row),
  counts: row.state === 'draft' ? null : await findCounts(db, row),
});
