import { expandLinkedBlocks, listLinkedBlocks } from '@vitrine/modules/schemas';
import type { Kysely } from 'kysely';
import type { Database, StoredEntry } from '../../database/schema.ts';
import { readDraftContent } from '../admin-pages/draft-rows.ts';
import { toShopper } from '../admin-pages/revision-rows.ts';
import { findBlockEntries } from '../contents/expand-blocks.ts';
import { BLOCK_SPACE } from '../contents/spaces.ts';
import { findBlockDrafts } from '../page-blocks/block-rows.ts';
import type { ArchivedBlock, ArchivedDraft } from './archive-format.ts';
import type { PageArchiveDeps } from './deps.ts';

const listCodes = (drafts: readonly ArchivedDraft[]) => [
  ...new Set(drafts.flatMap(({ entries }) => listLinkedBlocks(entries))),
];

/** Takes the linked blocks of drafts along, as their editors have saved them. */
export async function includeBlocks(db: Kysely<Database>, drafts: readonly ArchivedDraft[]) {
  const codes = listCodes(drafts);
  const pages = await db
    .selectFrom('content_pages')
    .select(['code', 'name'])
    .where('space', '=', BLOCK_SPACE)
    .where('code', 'in', [...codes, ''])
    .execute();
  const rows = Map.groupBy(await findBlockDrafts(db, codes), ({ code }) => code);
  const blocks = pages.map(({ code, name }): ArchivedBlock => {
    const own = (rows.get(code) ?? []).map((row) => {
      const { title, entries } = readDraftContent(row);
      return { language: row.language, title, entries: [...entries] };
    });
    return { code, name: name || code, drafts: own };
  });
  return { drafts: [...drafts], blocks };
}

/** Makes the modules of linked blocks those of the drafts: as they are published, or else as they were saved. */
export async function expandDrafts(
  { db, now }: Pick<PageArchiveDeps, 'db' | 'now'>,
  drafts: readonly ArchivedDraft[],
) {
  const rows = await findBlockDrafts(db, listCodes(drafts));
  const expanded: ArchivedDraft[] = [];
  for (const draft of drafts) {
    const { language } = draft;
    const saved = rows
      // What is in the language of the draft comes last and counts.
      .toSorted(
        (one, other) => Number(one.language === language) - Number(other.language === language),
      )
      .map((row): [string, readonly StoredEntry[]] => [row.code, readDraftContent(row).entries]);
    const codes = listLinkedBlocks(draft.entries);
    const published = await findBlockEntries(db, codes, toShopper(draft, language), now());
    const entries = expandLinkedBlocks(draft.entries, new Map([...saved, ...published]));
    expanded.push({ ...draft, entries });
  }
  return { drafts: expanded, blocks: [] };
}
