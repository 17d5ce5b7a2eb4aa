import type { DraftSummary, PageBlock } from '@vitrine/contract/admin';
import { LANGUAGES } from '@vitrine/kit';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ContentPagesTable } from '../../database/schema/content.ts';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../http/api-problem.ts';
import { type DraftRow, readDraftContent, toDraftSummary } from '../admin-pages/draft-rows.ts';
import { countPages, findBlockUses } from '../admin-pages/find-block-uses.ts';
import { toImageUrl } from '../admin-products/mappers.ts';
import { findPicture } from '../built-in-templates/find-picture.ts';
import { findRevisions } from '../contents/queries.ts';
import { BLOCK_SPACE, PUBLIC_ENVIRONMENT } from '../contents/spaces.ts';

export type BlockRow = Selectable<ContentPagesTable>;

interface BlockList {
  readonly search: string | undefined;
  readonly before: string | undefined;
  readonly size: number;
}

const selectBlocks = (db: Kysely<Database>) =>
  db
    .selectFrom('content_pages')
    .selectAll()
    .where('space', '=', BLOCK_SPACE)
    .where('archived_at', 'is', null);

/** Blocks, the newest first, and one more than a page of the list. Their codes begin with their time. */
export const findBlocks = (
  db: Kysely<Database>,
  { search, before, size }: BlockList,
): Promise<BlockRow[]> =>
  selectBlocks(db)
    .$if(before !== undefined, (query) => query.where('code', '<', before ?? ''))
    .$if(search !== undefined, (query) =>
      query.where(({ fn, val, eb }) =>
        eb(fn<number>('strpos', [fn('lower', ['name']), val(search?.toLowerCase())]), '>', 0),
      ),
    )
    .orderBy('code', 'desc')
    .limit(size + 1)
    .execute();

export function findBlock(db: Kysely<Database>, code: string): Promise<BlockRow> {
  return selectBlocks(db).where('code', '=', code).executeTakeFirstOrThrow(notFound);
}

/** Locks a block against other changes. */
export function lockBlock(trx: Transaction<Database>, code: string): Promise<BlockRow> {
  return selectBlocks(trx)
    .where('code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
}

export const findBlockDrafts = (
  db: Kysely<Database>,
  codes: readonly string[],
): Promise<DraftRow[]> =>
  db
    .selectFrom('content_drafts')
    .selectAll()
    .where('space', '=', BLOCK_SPACE)
    .where('code', 'in', [...codes, ''])
    .orderBy('id')
    .execute();

const isOpen = (
  { startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null },
  now: number,
) =>
  (startsAt === null || startsAt.getTime() <= now) && (endsAt === null || endsAt.getTime() > now);

/** Blocks as operators see them. */
export async function presentBlocks(
  db: Kysely<Database>,
  rows: readonly BlockRow[],
  now: number,
): Promise<PageBlock[]> {
  const codes = rows.map(({ code }) => code);
  const drafts = Map.groupBy(await findBlockDrafts(db, codes), ({ code }) => code);
  const space = { space: BLOCK_SPACE, environment: PUBLIC_ENVIRONMENT, codes: [...codes, ''] };
  const revisions = await findRevisions(db, { ...space, contentType: undefined });
  const uses = await findBlockUses(db, codes, now);
  return rows.map(({ code, name, version }) => {
    const own = drafts.get(code) ?? [];
    const shown = revisions.filter((one) => one.code === code && isOpen(one, now));
    const entries = own[0] ? readDraftContent(own[0]).entries : [];
    const pictureKey = findPicture(entries);
    return {
      ...{ code, name, version },
      languages: LANGUAGES.filter((language) => shown.some((one) => one.language === language)),
      modules: entries.map((entry) => entry.code),
      pictureUrl: pictureKey === null ? null : toImageUrl(pictureKey),
      pages: countPages(uses.get(code) ?? []),
      drafts: own.map((draft): DraftSummary => toDraftSummary(draft)),
    };
  });
}
