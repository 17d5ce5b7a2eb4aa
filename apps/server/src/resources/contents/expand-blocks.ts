import {
  currentPageVersion,
  expandLinkedBlocks,
  isKnownVersion,
  LINKED_BLOCK,
  listLinkedBlocks,
  migrateEntries,
  type RawEntry,
} from '@vitrine/modules/schemas';
import type { Kysely } from 'kysely';
import type { Database, StoredEntry } from '../../database/schema.ts';
import { type ContentAudience, chooseRevision } from './choose-revision.ts';
import type { DroppedEntry, StoredPage } from './deliver-page.ts';
import { findEntries, findRevisions } from './queries.ts';
import { BLOCK_SPACE, PUBLIC_ENVIRONMENT } from './spaces.ts';

/** Blocks take part in no test of their own. */
type BlockAudience = Omit<ContentAudience, 'arm'>;

/** The published modules of blocks by their codes, as an audience sees them at a time. */
export async function findBlockEntries(
  db: Kysely<Database>,
  codes: readonly string[],
  audience: BlockAudience,
  now: number,
): Promise<Map<string, StoredEntry[]>> {
  if (codes.length === 0) return new Map();
  const space = { space: BLOCK_SPACE, environment: PUBLIC_ENVIRONMENT, codes };
  const candidates = await findRevisions(db, { ...space, contentType: undefined });
  const ids = codes.flatMap((code) => {
    const ofBlock = candidates.filter((candidate) => candidate.code === code);
    return chooseRevision(ofBlock, { ...audience, arm: undefined }, now)?.id ?? [];
  });
  const found = ids.length > 0 ? await findEntries(db, ids) : [];
  return new Map(
    found.map(({ code, version, entries }) => [code, migrateEntries(entries, version)]),
  );
}

const isReadable = ({ version, entries }: StoredPage): boolean =>
  isKnownVersion(version) && Array.isArray(entries);

const isEntry = (entry: unknown): entry is RawEntry => typeof entry === 'object' && entry !== null;

interface ExpandOptions {
  readonly db: Kysely<Database>;
  readonly onDropped: (dropped: DroppedEntry) => void;
}

/**
 * Puts the modules of linked blocks into pages, as their audience sees them now. A block that is not published is
 * left out and reported.
 */
export async function expandBlocks(
  pages: readonly StoredPage[],
  audience: BlockAudience,
  now: number,
  { db, onDropped }: ExpandOptions,
): Promise<StoredPage[]> {
  const readable = pages.map((page) =>
    isReadable(page)
      ? {
          ...page,
          version: currentPageVersion(),
          // What is no entry at all is reported by delivery.
          entries: migrateEntries(page.entries, page.version),
        }
      : page,
  );
  const codes = readable.flatMap((page) =>
    isReadable(page) ? listLinkedBlocks(page.entries.filter(isEntry)) : [],
  );
  const blocks = await findBlockEntries(db, [...new Set(codes)], audience, now);
  return readable.map((page) => {
    if (!isReadable(page)) return page;
    const entries = page.entries.flatMap((entry) =>
      isEntry(entry) ? expandLinkedBlocks([entry], blocks) : [entry],
    );
    return {
      ...page,
      entries: entries.filter((entry) => {
        const isLeft = isEntry(entry) && entry.code === LINKED_BLOCK;
        if (isLeft)
          onDropped({
            page: page.code,
            entry: LINKED_BLOCK,
            reason: `its block is not published: ${String(entry.fields?.block)}`,
          });
        return !isLeft;
      }),
    };
  });
}
