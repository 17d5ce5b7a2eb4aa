import type { BlockUse } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { toCatalogueText } from '../admin-products/texts.ts';
import { findRevisions } from '../contents/queries.ts';
import { findRunningTests } from '../contents/running-tests.ts';
import { BLOCK_SPACE, PUBLIC_ENVIRONMENT, SPACE } from '../contents/spaces.ts';
import { isShown, type PageFacts } from './revision-rows.ts';

type Found = readonly [block: string, use: BlockUse];

const findDraftUses = (db: Kysely<Database>, blocks: readonly string[]) =>
  db
    .selectFrom('content_block_uses as use')
    .innerJoin('content_drafts as draft', 'draft.id', 'use.place_id')
    .innerJoin('content_pages as page', (join) =>
      join.onRef('page.space', '=', 'draft.space').onRef('page.code', '=', 'draft.code'),
    )
    .select(['use.block', 'draft.id', 'draft.code', 'page.name', 'draft.language'])
    .select(['draft.country', 'draft.gender', 'draft.benefit'])
    .where('use.block', 'in', [...blocks, ''])
    .where('use.place_type', '=', 'draft')
    .where('draft.space', '<>', BLOCK_SPACE)
    .where('page.archived_at', 'is', null)
    .orderBy('draft.id')
    .execute();

const findTemplateUses = (db: Kysely<Database>, blocks: readonly string[]) =>
  db
    .selectFrom('content_block_uses as use')
    .innerJoin('content_templates as template', 'template.id', 'use.place_id')
    .select(['use.block', 'template.id', 'template.name'])
    .where('use.block', 'in', [...blocks, ''])
    .where('use.place_type', '=', 'template')
    .orderBy('template.id')
    .execute();

/** Published revisions that use blocks and have not ended, whether they are shown or not. */
const findRevisionUses = (db: Kysely<Database>, blocks: readonly string[], now: Date) =>
  db
    .selectFrom('content_block_uses as use')
    .innerJoin('content_revisions as revision', 'revision.id', 'use.place_id')
    .innerJoin('content_pages as page', (join) =>
      join.onRef('page.space', '=', 'revision.space').onRef('page.code', '=', 'revision.code'),
    )
    .selectAll('revision')
    .select(['use.block', 'page.name'])
    .where('use.block', 'in', [...blocks, ''])
    .where('use.place_type', '=', 'revision')
    .where('revision.space', '=', SPACE)
    .where('revision.environment', '=', PUBLIC_ENVIRONMENT)
    .where('revision.published_at', 'is not', null)
    .where((eb) => eb.or([eb('revision.ends_at', 'is', null), eb('revision.ends_at', '>', now)]))
    .orderBy('revision.id', 'desc')
    .execute();

/** When shoppers see a revision. Undefined: never again, because something newer has taken its place for good. */
function findShownTime(
  row: Awaited<ReturnType<typeof findRevisionUses>>[number],
  { candidates, tests, now }: PageFacts,
): BlockUse['type'] | undefined {
  if (isShown(row, { candidates, tests, now })) return 'live';
  const turns = candidates
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((time) => (time && time.getTime() > now ? [time.getTime()] : []));
  if (!turns.some((at) => isShown(row, { candidates, tests, now: at }))) return undefined;
  return row.starts_at !== null && row.starts_at.getTime() > now ? 'upcoming' : 'later';
}

async function listRevisionUses(
  db: Kysely<Database>,
  blocks: readonly string[],
  now: number,
): Promise<Found[]> {
  const rows = await findRevisionUses(db, blocks, new Date(now));
  if (rows.length === 0) return [];
  const codes = [...new Set(rows.map(({ code }) => code))];
  const page = { space: SPACE, environment: PUBLIC_ENVIRONMENT, codes };
  const candidates = Map.groupBy(
    await findRevisions(db, { ...page, contentType: undefined }),
    ({ code }) => code,
  );
  const tests = await findRunningTests(db);
  return rows.flatMap((row): Found[] => {
    const facts = {
      candidates: candidates.get(row.code) ?? [],
      tests: tests.filter((test) => test.page === row.code),
      now,
    };
    const type = findShownTime(row, facts);
    const { code, name, language, country, gender, benefit } = row;
    const use = { page: code, name: name || code, language, country, gender, benefit };
    return type ? [[row.block, { ...use, type, draftId: row.draft_id }]] : [];
  });
}

/** Where each block is used: in drafts, in what shoppers see or will see, and in templates. */
export async function findBlockUses(
  db: Kysely<Database>,
  blocks: readonly string[],
  now: number,
): Promise<Map<string, BlockUse[]>> {
  const shown = await listRevisionUses(db, blocks, now);
  const drafts = (await findDraftUses(db, blocks)).map(
    ({ block, id, code, name, ...audience }): Found => [
      block,
      { ...audience, type: 'draft', page: code, name: name || code, draftId: id },
    ],
  );
  const templates = (await findTemplateUses(db, blocks)).map(({ block, id, name }): Found => {
    const noAudience = {
      language: null,
      country: null,
      gender: null,
      benefit: null,
      draftId: null,
    };
    return [
      block,
      { ...noAudience, type: 'template', page: id, name: toCatalogueText(name)['zh-CN'] },
    ];
  });
  const grouped = Map.groupBy([...shown, ...drafts, ...templates], ([block]) => block);
  return new Map([...grouped].map(([block, found]) => [block, found.map(([, use]) => use)]));
}

/** The pages that use a block, without its templates. */
export const countPages = (uses: readonly BlockUse[]): number =>
  new Set(uses.filter(({ type }) => type !== 'template').map(({ page }) => page)).size;

const NAMED = 3;

/** Names the first places that use a block, for a message. */
export function nameUses(uses: readonly BlockUse[]): string {
  const names = [...new Set(uses.map(({ name }) => name))];
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` +${more}` : ''}`;
}
