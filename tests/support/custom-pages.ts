import type { Kysely } from 'kysely';
import type { Database } from '../../apps/server/src/database/schema.ts';
import { createShopWithRows } from './shop-with-rows.ts';

export interface CustomPage {
  code: string;
  entries: readonly unknown[];
  /** The page version of the release that stored it. Default: the current one. */
  version?: number;
}

export const createEntry = (code: string, id: string, fields: object = {}) => ({
  id,
  code,
  fields,
});

/** The stored entries of a page of the demo shop. */
type StoredEntries = readonly { id: string; code: string; fields: object }[];

type ListPages = (showcase: StoredEntries) => readonly CustomPage[];

async function insertPages(db: Kysely<Database>, listPages: ListPages): Promise<void> {
  const {
    id: _,
    created_at: __,
    ...model
  } = await db
    .selectFrom('content_revisions')
    .selectAll()
    .where('language', '=', 'zh-CN')
    .where('code', '=', 'showcase')
    .executeTakeFirstOrThrow();
  const pages = listPages(model.entries as StoredEntries);
  for (const { code, entries, version = model.version } of pages) {
    await db.insertInto('content_pages').values({ space: model.space, code }).execute();
    await db
      .insertInto('content_revisions')
      .values({ ...model, code, version, entries: JSON.stringify(entries) })
      .execute();
  }
}

/** Starts the demo shop with additional pages, stored without validation. */
export const startShopWithPages = (listPages: ListPages) =>
  createShopWithRows((db) => insertPages(db, listPages), {}).start();
