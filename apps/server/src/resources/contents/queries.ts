import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface PageQuery {
  space: string;
  environment: string;
  codes: readonly string[];
  contentType: string | undefined;
}

/** Finds the audience of each published revision of some pages, without loading their modules. */
export function findRevisions(db: Kysely<Database>, page: PageQuery) {
  return db
    .selectFrom('content_revisions as revision')
    .innerJoin('content_pages as page', (join) =>
      join.onRef('page.space', '=', 'revision.space').onRef('page.code', '=', 'revision.code'),
    )
    .select(['revision.id', 'revision.code', 'revision.language', 'revision.country'])
    .select(['revision.gender', 'revision.benefit', 'revision.platform', 'revision.visitor'])
    .select(['revision.arm', 'revision.starts_at as startsAt'])
    .select(['revision.ends_at as endsAt', 'revision.published_at as publishedAt'])
    .where('revision.space', '=', page.space)
    .where('revision.environment', '=', page.environment)
    .where('revision.code', 'in', [...page.codes])
    .where('revision.published_at', 'is not', null)
    .$if(page.contentType !== undefined, (query) =>
      query.where('page.content_type', '=', page.contentType ?? ''),
    )
    .execute();
}

export const findEntries = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('content_revisions')
    .select(['code', 'version', 'entries'])
    .where('id', 'in', [...ids])
    .execute();

/** Prefers the first language and falls back to the second. */
export const findFlatContent = (
  db: Kysely<Database>,
  code: string,
  languages: readonly [string, string],
) =>
  db
    .selectFrom('flat_contents')
    .select(['code', 'language', 'value'])
    .where('code', '=', code)
    .where('language', 'in', [...languages])
    .orderBy((eb) => eb('language', '=', languages[0]), 'desc')
    .limit(1)
    .executeTakeFirst();

export const findConfiguration = (db: Kysely<Database>, app: string, environment: string) =>
  db
    .selectFrom('app_configurations')
    .select(['app', 'environment', 'toggles', 'configuration'])
    .where('app', '=', app)
    .where('environment', '=', environment)
    .executeTakeFirst();

export const findBanners = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('banners')
    .selectAll()
    .where('paused_at', 'is', null)
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('sort')
    .orderBy('id')
    .execute();
