import type { Insertable, Kysely } from 'kysely';
import type { ContentTestsTable } from '../../src/database/schema/content.ts';
import type { Database } from '../../src/database/schema.ts';

const NOW = '2026-11-25T02:00:00.000Z';

/** Stores a test of a page of the storefront that runs, and returns its id. */
export async function insertRunningTest(
  db: Kysely<Database>,
  { code, started_at = NOW, ...more }: Partial<Insertable<ContentTestsTable>> & { code: string },
): Promise<string> {
  const { id } = await db
    .insertInto('content_tests')
    .values({
      ...{ space: 'storefront', code, name: '大图与小图', hypothesis: '', goal: 'order' },
      ...{ share_of_b: 50, planned_sample: 1_000, rule: 'by-hand' },
      ...{ created_by: '林', created_at: NOW, ends_at: '2026-12-05T00:00:00.000Z' },
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Starting it notifies every process.
  await db
    .updateTable('content_tests')
    .set({ state: 'running', started_by: '林', started_at })
    .where('id', '=', id)
    .execute();
  return id;
}
