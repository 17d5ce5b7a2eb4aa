import { LANGUAGES } from '@vitrine/kit';
import { currentPageVersion, migrateEntries } from '@vitrine/modules/schemas';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { pickTarget } from '../../resources/contents/choose-revision.ts';
import { cleanEntries } from '../../resources/contents/clean-entries.ts';
import { toCanonicalText } from '../canonical.ts';
import type { PageRevision } from './page-schema.ts';

/** Two revisions of one key replace each other. */
export const getAudienceKey = (revision: PageRevision): string => {
  const { environment, language, country, gender, benefit, startsAt, endsAt } = revision;
  const { platform, visitor, arm } = revision;
  return JSON.stringify([
    ...[environment, language, country, gender, benefit, startsAt, endsAt],
    ...[platform, visitor, arm],
  ]);
};

/** Converts the modules of a revision to the current version, as they are published. */
export const normaliseRevision = (revision: PageRevision): PageRevision => ({
  ...revision,
  version: currentPageVersion(),
  entries: cleanEntries(migrateEntries(revision.entries, revision.version)),
});

export function sortRevisions(revisions: readonly PageRevision[]): PageRevision[] {
  const keyed = revisions.map((revision) => ({ revision, key: getAudienceKey(revision) }));
  keyed.sort((one, other) => (one.key < other.key ? -1 : 1));
  return keyed.map(({ revision }) => revision);
}

const formatTime = (time: Date | null) => time?.toISOString() ?? null;

/** The published revisions, the newest of each page first. Those of an unknown language are left out. */
export async function findPublished(db: Kysely<Database>, now: number, key?: string) {
  const [space, code] = key?.split('/') ?? [];
  const rows = await db
    .selectFrom('content_revisions')
    .selectAll()
    .where('published_at', '<=', new Date(now))
    .$if(key !== undefined, (query) =>
      query.where('space', '=', space ?? '').where('code', '=', code ?? ''),
    )
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap((row) => {
    const language = LANGUAGES.find((one) => one === row.language);
    if (!language) return [];
    const { environment, title, version, entries } = row;
    const times = { startsAt: formatTime(row.starts_at), endsAt: formatTime(row.ends_at) };
    const audience = { environment, language, ...pickTarget(row), ...times };
    const revision: PageRevision = { ...audience, title, version, entries };
    return [{ id: row.id, key: `${row.space}/${row.code}`, revision }];
  });
}

/** Publishes the revisions that differ from the former ones, and withdraws those that are left out. */
export async function publishRevisions(
  trx: Transaction<Database>,
  key: string,
  { before, after }: { before: readonly PageRevision[]; after: readonly PageRevision[] },
  now: number,
): Promise<void> {
  const [space = '', code = ''] = key.split('/');
  const known = new Set(before.map(toCanonicalText));
  const kept = new Set(after.map(getAudienceKey));
  const published = await findPublished(trx, now, key);
  const withdrawn = published.filter(({ revision }) => !kept.has(getAudienceKey(revision)));
  if (withdrawn.length > 0)
    await trx
      .updateTable('content_revisions')
      .set({ published_at: null, withdrawn_at: new Date(now) })
      .where(
        'id',
        'in',
        withdrawn.map(({ id }) => id),
      )
      .execute();
  for (const revision of after.filter((one) => !known.has(toCanonicalText(one)))) {
    const { startsAt, endsAt, entries, ...rest } = revision;
    await trx
      .insertInto('content_revisions')
      .values({
        ...rest,
        space,
        code,
        entries: JSON.stringify(entries),
        starts_at: startsAt,
        ends_at: endsAt,
        published_at: new Date(now),
      })
      .execute();
  }
}
