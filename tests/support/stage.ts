import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemo } from '../../apps/server/demo/seed.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import { beginShop, type RunningShop } from './shop.ts';

export interface StagedPage {
  code: string;
  entries: readonly unknown[];
  /** By which release it was stored; today's, where it does not matter. */
  version?: number;
}

export const entry = (code: string, id: string, fields: object = {}) => ({ id, code, fields });

/** The entries of a page of the demo shop, to be shown again in another order or number. */
type Model = readonly { id: string; code: string; fields: object }[];

/** Starts the demo shop with further pages, which may be as broken as a page can be stored. */
export async function startStage(
  pages: (showcase: Model) => readonly StagedPage[],
): Promise<RunningShop> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-stage-'));
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
  for (const { code, entries, version = model.version } of pages(model.entries as Model)) {
    await database.db.insertInto('content_pages').values({ space: model.space, code }).execute();
    await database.db
      .insertInto('content_revisions')
      .values({ ...model, code, version, entries: JSON.stringify(entries) })
      .execute();
  }
  await database.close();
  const shop = await beginShop({ dataDir: folder });
  return {
    ...shop,
    stop: async () => {
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
