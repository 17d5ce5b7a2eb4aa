import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import type { PageArchiveDeps } from './deps.ts';
import { findImportFiles, IMPORT_MS, toPartKey } from './import-rows.ts';

const HOUR_MS = 3_600_000;
const BATCH_SIZE = 20;

/** Forgets uploads of pages that are a day old, with the files that still wait. */
export const prunePageImports = defineRecurringJob<
  Pick<PageArchiveDeps, 'db' | 'now'> & {
    mediaStorage: Pick<PageArchiveDeps['mediaStorage'], 'remove'>;
  }
>({
  name: 'prune-page-imports',
  everyMs: HOUR_MS,
  async run({ deps: { db, mediaStorage, now } }) {
    const rows = await db
      .selectFrom('page_imports')
      .selectAll()
      .where('created_at', '<=', new Date(now() - IMPORT_MS))
      .orderBy('created_at')
      .limit(BATCH_SIZE)
      .execute();
    for (const row of rows) {
      for (const { checksum, state } of await findImportFiles(db, row.id))
        if (state === 'waiting') await mediaStorage.remove(toPartKey(row, checksum));
      await db.deleteFrom('page_imports').where('id', '=', row.id).execute();
    }
    return rows.length === BATCH_SIZE;
  },
});
