import type { PageTest } from '@vitrine/contract/admin';
import { LANGUAGES, type Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** A test that runs. */
export interface RunningTest {
  readonly id: string;
  readonly page: string;
  readonly name: string;
  /** Null: visitors in all languages take part. */
  readonly language: Language | null;
  readonly shareOfB: number;
  readonly goal: PageTest['goal'];
  readonly startedAt: Date | null;
  readonly endsAt: Date;
}

/** The tests that run, of all pages or of one. */
export async function findRunningTests(
  db: Kysely<Database>,
  page?: string,
): Promise<RunningTest[]> {
  const rows = await db
    .selectFrom('content_tests')
    .select(['id', 'code as page', 'name', 'language', 'share_of_b as shareOfB'])
    .select(['goal', 'started_at as startedAt', 'ends_at as endsAt'])
    .where('state', '=', 'running')
    .$if(page !== undefined, (query) => query.where('code', '=', page ?? ''))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    language: LANGUAGES.find((one) => one === row.language) ?? null,
  }));
}

/** Whether visitors in a language take part. */
export const includesLanguage = (test: Pick<RunningTest, 'language'>, language: string): boolean =>
  test.language === null || test.language === language;
