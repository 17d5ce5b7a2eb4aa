import type { PageTest, PageTestInput } from '@vitrine/contract/admin';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ContentTestsTable } from '../../database/schema/content.ts';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../http/api-problem.ts';
import { SPACE } from '../contents/spaces.ts';

export type TestRow = Selectable<ContentTestsTable>;

const formatTime = (time: Date | null) => time?.toISOString() ?? null;

export const toTest = (row: TestRow): PageTest => ({
  id: row.id,
  page: row.code,
  name: row.name,
  hypothesis: row.hypothesis,
  language: row.language,
  goal: row.goal,
  shareOfB: row.share_of_b,
  plannedSample: row.planned_sample,
  endsAt: row.ends_at.toISOString(),
  rule: row.rule,
  state: row.state,
  result: row.result,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  startedBy: row.started_by,
  startedAt: formatTime(row.started_at),
  endedBy: row.ended_by,
  endedAt: formatTime(row.ended_at),
  version: row.version,
});

export const toColumns = (input: PageTestInput) => ({
  name: input.name,
  hypothesis: input.hypothesis,
  language: input.language,
  goal: input.goal,
  share_of_b: input.shareOfB,
  planned_sample: input.plannedSample,
  ends_at: input.endsAt,
  rule: input.rule,
});

export function findTest(db: Kysely<Database>, id: string): Promise<TestRow> {
  return db
    .selectFrom('content_tests')
    .selectAll()
    .where('id', '=', id)
    .where('space', '=', SPACE)
    .executeTakeFirstOrThrow(notFound);
}

/** Locks a test. Its page is locked before, as for every publication. */
export function lockTest(trx: Transaction<Database>, id: string): Promise<TestRow> {
  return trx
    .selectFrom('content_tests')
    .selectAll()
    .where('id', '=', id)
    .where('space', '=', SPACE)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

/** The tests of a page before an id, the newest first, and one more than a page of the list. */
export const findTests = (
  db: Kysely<Database>,
  { code, size, before }: { code: string; size: number; before: string | undefined },
): Promise<TestRow[]> =>
  db
    .selectFrom('content_tests')
    .selectAll()
    .where('space', '=', SPACE)
    .where('code', '=', code)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();

type Changes = Partial<
  Pick<
    TestRow,
    'state' | 'result' | 'started_by' | 'started_at' | 'ended_by' | 'ended_at' | 'counted_at'
  > &
    ReturnType<typeof toColumns>
>;

/** Writes the next version of a test that is locked. */
export const writeTest = (
  trx: Transaction<Database>,
  before: TestRow,
  changes: Changes,
): Promise<TestRow> =>
  trx
    .updateTable('content_tests')
    .set({ ...changes, version: before.version + 1 })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
