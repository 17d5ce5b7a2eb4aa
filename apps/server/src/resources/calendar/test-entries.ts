import type { CalendarEntry } from '@vitrine/contract/admin';
import { LANGUAGES } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { SPACE } from '../contents/spaces.ts';
import { type CalendarPeriod, createEntry, toKey } from './entry.ts';

/** Tests of pages that run or have run in a period, of all pages or of one. */
export async function findTestEntries(
  db: Kysely<Database>,
  { from, to, size }: Omit<CalendarPeriod, 'language'>,
  code?: string,
): Promise<CalendarEntry[]> {
  const rows = await db
    .selectFrom('content_tests')
    .select(['id', 'code', 'name', 'language', 'started_at', 'ends_at', 'ended_at'])
    .where('space', '=', SPACE)
    .where('started_at', '<', to)
    .where((eb) => eb(eb.fn.coalesce('ended_at', 'ends_at'), '>', from))
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  return rows.map((row) =>
    createEntry({
      key: toKey('page-test', row.id),
      kind: 'page-test',
      id: row.code,
      name: row.name,
      startsAt: row.started_at?.toISOString() ?? null,
      endsAt: (row.ended_at ?? row.ends_at).toISOString(),
      language: LANGUAGES.find((one) => one === row.language) ?? null,
    }),
  );
}
