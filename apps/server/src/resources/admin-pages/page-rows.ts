import type { PageSummary } from '@vitrine/contract/admin';
import { LANGUAGES } from '@vitrine/kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem, notFound } from '../../http/api-problem.ts';
import { PUBLIC_ENVIRONMENT, SPACE } from '../contents/spaces.ts';
import { findHomeCodes } from '../home/find-home-codes.ts';

interface PageRow {
  readonly code: string;
  readonly name: string;
  readonly version: number;
  readonly state: PageSummary['state'];
  readonly languages: readonly string[];
  readonly draft_count: number;
}

interface PageList {
  readonly size: number;
  readonly now: number;
  readonly code?: string | undefined;
  readonly after?: string | undefined;
  readonly search?: string | undefined;
  readonly state?: PageSummary['state'] | undefined;
  readonly kind?: PageSummary['kind'] | undefined;
}

const when = (condition: boolean, part: ReturnType<typeof sql>) => (condition ? part : sql`true`);

/** Pages by code, and one more than a page of the list. */
async function selectPages(db: Kysely<Database>, list: PageList, homeCodes: readonly string[]) {
  const { code, after, search, state, kind, size } = list;
  const now = new Date(list.now);
  const isHome = sql`code = any(${sql.val([...homeCodes])}::text[])`;
  const { rows } = await sql<PageRow>`
    select code, name, version, draft_count, languages,
      case when archived_at is not null then 'archived' when cardinality(languages) > 0 then 'live'
        when is_upcoming then 'upcoming' else 'draft' end as state
    from content_pages as page
    cross join lateral (
      select coalesce(array_agg(distinct language) filter (where starts_at is null or starts_at <= ${now}),
          '{}') as languages,
        coalesce(bool_or(starts_at > ${now}), false) as is_upcoming
      from content_revisions as revision
      where revision.space = page.space and revision.code = page.code
        and environment = ${PUBLIC_ENVIRONMENT} and published_at <= ${now} and arm is null
        and (ends_at is null or ends_at > ${now})
    ) as shown
    cross join lateral (
      select count(*)::int as draft_count from content_drafts as draft
      where draft.space = page.space and draft.code = page.code
    ) as drafts
    where space = ${SPACE}
      and ${when(code !== undefined, sql`code = ${code}`)}
      and ${when(after !== undefined, sql`code > ${after}`)}
      and ${when(search !== undefined, sql`strpos(lower(code || ' ' || name), ${search?.toLowerCase()}) > 0`)}
      and ${when(kind === 'home', isHome)} and ${when(kind === 'content', sql`not ${isHome}`)}
      and ${when(state === 'archived', sql`archived_at is not null`)}
      and ${when(state !== 'archived' && code === undefined, sql`archived_at is null`)}
      and ${when(state === 'live', sql`cardinality(languages) > 0`)}
      and ${when(state === 'upcoming', sql`cardinality(languages) = 0 and is_upcoming`)}
      and ${when(state === 'draft', sql`cardinality(languages) = 0 and not is_upcoming`)}
    order by code limit ${size + 1}`.execute(db);
  return rows;
}

const toSummary = (row: PageRow, homeCodes: readonly string[]): PageSummary => ({
  code: row.code,
  name: row.name,
  kind: homeCodes.includes(row.code) ? 'home' : 'content',
  state: row.state,
  languages: LANGUAGES.filter((language) => row.languages.includes(language)),
  draftCount: row.draft_count,
  version: row.version,
});

export async function findPages(db: Kysely<Database>, list: PageList): Promise<PageSummary[]> {
  const homeCodes = await findHomeCodes(db);
  return (await selectPages(db, list, homeCodes)).map((row) => toSummary(row, homeCodes));
}

export async function findPage(
  db: Kysely<Database>,
  code: string,
  now: number,
): Promise<PageSummary> {
  const [page] = await findPages(db, { code, now, size: 1 });
  if (!page) throw new ApiProblem('not-found');
  return page;
}

/** Locks a page, so that it is not archived while something is published. */
export async function lockPage(trx: Transaction<Database>, code: string, space: string = SPACE) {
  const row = await trx
    .selectFrom('content_pages')
    .selectAll()
    .where('space', '=', space)
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
  return row;
}
