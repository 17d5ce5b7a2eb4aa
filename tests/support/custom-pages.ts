import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import { seedDemo } from '../../demo/shop/seed.ts';
import { type RunningShop, startShopProcess } from './shop.ts';

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

/** Starts the demo shop with additional pages, stored without validation. */
export async function startShopWithPages(
  pages: (showcase: StoredEntries) => readonly CustomPage[],
): Promise<RunningShop> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-pages-'));
  const database = await openDatabase(readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
  await migrate(database.pool);
  await seedDemo(database.db);
  const {
    id: _,
    created_at: __,
    ...model
  } = await database.db
    .selectFrom('content_revisions')
    .selectAll()
    .where('language', '=', 'zh-CN')
    .where('code', '=', 'showcase')
    .executeTakeFirstOrThrow();
  for (const { code, entries, version = model.version } of pages(model.entries as StoredEntries)) {
    await database.db.insertInto('content_pages').values({ space: model.space, code }).execute();
    await database.db
      .insertInto('content_revisions')
      .values({ ...model, code, version, entries: JSON.stringify(entries) })
      .execute();
  }
  await database.close();
  const shop = await startShopProcess({ dataDir: folder });
  return {
    ...shop,
    stop: async () => {
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
