import type { CalendarEntry, PlannedPage } from '@vitrine/contract/admin';
import { LANGUAGES } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { pickTarget } from '../contents/choose-revision.ts';
import { PUBLIC_ENVIRONMENT, SPACE } from '../contents/spaces.ts';
import { type CalendarPeriod, createEntry, toKey } from './entry.ts';
import { isWithin, markCollisions } from './mark-collisions.ts';
import { findTestEntries } from './test-entries.ts';

/** Nothing is planned for later. */
const END_OF_PLANS = new Date('2100-01-01T00:00:00Z');

const findRows = (
  db: Kysely<Database>,
  { from, to, size }: Omit<CalendarPeriod, 'language'>,
  code?: string,
) =>
  db
    .selectFrom('content_revisions as revision')
    .innerJoin('content_pages as page', (join) =>
      join.onRef('page.space', '=', 'revision.space').onRef('page.code', '=', 'revision.code'),
    )
    .select(['revision.id', 'revision.code', 'revision.title', 'page.name', 'revision.language'])
    .select(['revision.country', 'revision.gender', 'revision.benefit', 'revision.platform'])
    .select(['revision.visitor', 'revision.arm'])
    .select(['revision.starts_at', 'revision.ends_at', 'revision.published_at'])
    .where('revision.space', '=', SPACE)
    .where('revision.environment', '=', PUBLIC_ENVIRONMENT)
    .where('revision.published_at', 'is not', null)
    .$if(code !== undefined, (query) => query.where('revision.code', '=', code as string))
    .where((eb) => eb(eb.fn.coalesce('starts_at', 'published_at'), '<', to))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', from)]))
    // What was published without a beginning and an end is what returns afterwards, not a plan.
    .where((eb) => eb.or([eb('starts_at', 'is not', null), eb('ends_at', 'is not', null)]))
    .orderBy('revision.id', 'desc')
    .limit(size + 1)
    .execute();

type Row = Awaited<ReturnType<typeof findRows>>[number];

function toEntry(row: Row): CalendarEntry[] {
  const language = LANGUAGES.find((one) => one === row.language);
  if (!language) return [];
  const startsAt = row.starts_at ?? row.published_at;
  return [
    createEntry({
      key: toKey('page', row.id),
      kind: 'page',
      id: row.code,
      name: row.title || row.name || row.code,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: row.ends_at?.toISOString() ?? null,
      ...{ language, ...pickTarget(row) },
    }),
  ];
}

const haveSameTarget = (one: CalendarEntry, other: CalendarEntry) =>
  one.id === other.id &&
  one.language === other.language &&
  one.country === other.country &&
  one.gender === other.gender &&
  one.benefit === other.benefit &&
  one.platform === other.platform &&
  one.visitor === other.visitor &&
  one.arm === other.arm;

const isOfTest = (test: CalendarEntry, page: CalendarEntry) =>
  test.kind === 'page-test' &&
  page.kind === 'page' &&
  test.id === page.id &&
  (test.language === null || test.language === page.language);

/** Two pages collide for one target, and whatever changes on a page while it is tested collides with the test. */
const doPagesCollide = (one: CalendarEntry, other: CalendarEntry) =>
  one.kind === other.kind
    ? one.kind === 'page' && haveSameTarget(one, other)
    : isOfTest(one, other) || isOfTest(other, one);

/** Leaves out what a later publication of the same target replaces for its whole time. */
const dropReplaced = (newestFirst: readonly CalendarEntry[]) =>
  newestFirst.filter(
    (entry, index) =>
      !newestFirst
        .slice(0, index)
        .some(
          (newer) =>
            haveSameTarget(entry, newer) &&
            newer.startsAt === entry.startsAt &&
            isWithin(entry, newer),
        ),
  );

/** Published pages with a beginning or an end, or tests of pages, with what gets in their way. */
export async function findPageEntries(
  db: Kysely<Database>,
  kind: 'page' | 'page-test',
  period: CalendarPeriod,
): Promise<CalendarEntry[]> {
  const pages = dropReplaced((await findRows(db, period)).flatMap(toEntry));
  const entries = [...pages, ...(await findTestEntries(db, period))];
  return markCollisions(entries, doPagesCollide).filter((entry) => entry.kind === kind);
}

/** When something is shown that is about to be published. What has no time only replaces what is shown now. */
function getPlannedWindow({ startsAt, endsAt }: PlannedPage, now: number) {
  const start = new Date(startsAt ? Math.max(Date.parse(startsAt), now) : now);
  if (endsAt) return { start, end: new Date(endsAt) };
  return { start, end: startsAt ? null : new Date(now + 1) };
}

/** What gets in the way of a page that is about to be published. */
export async function findPageCollisions(
  db: Kysely<Database>,
  planned: PlannedPage,
  { now, size }: { readonly now: number; readonly size: number },
): Promise<CalendarEntry[]> {
  const { start, end } = getPlannedWindow(planned, now);
  const period = { from: start, to: end ?? END_OF_PLANS, size };
  const rows = await findRows(db, period, planned.page);
  const entry = createEntry({
    key: toKey('page', 'planned'),
    kind: 'page',
    id: planned.page,
    name: '',
    startsAt: start.toISOString(),
    endsAt: end?.toISOString() ?? null,
    language: planned.language,
    country: planned.country ?? null,
    gender: planned.gender ?? null,
    benefit: planned.benefit ?? null,
    platform: planned.platform ?? null,
    visitor: planned.visitor ?? null,
    arm: planned.arm ?? null,
  });
  const pages = dropReplaced([entry, ...rows.flatMap(toEntry)]);
  const entries = [...(await findTestEntries(db, period, planned.page)), ...pages];
  return markCollisions(entries, doPagesCollide).filter(({ collidesWith }) =>
    collidesWith.includes(entry.key),
  );
}
