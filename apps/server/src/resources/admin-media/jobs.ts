import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { defineRecurringJob } from '../../jobs/recurring-job.ts';
import type { AdminMediaDeps } from './deps.ts';
import { removeMedia } from './remove-media.ts';

export interface MediaJobDeps extends AdminMediaDeps {
  readonly onMediaDeleted: (file: { key: string; kind: 'image' | 'video'; name: string }) => void;
}

const HOUR_MS = 3_600_000;
/** Longer than any upload takes. */
const UPLOAD_MS = 24 * HOUR_MS;
const BATCH_SIZE = 50;

const isUsed = sql<boolean>`exists (select from media_uses u where u.key = media_files.key)`;

/** Remembers since when a file is used nowhere. */
async function markUnused(db: Kysely<Database>, now: number): Promise<void> {
  await sql`update media_files set unused_since = null
    where unused_since is not null and ${isUsed}`.execute(db);
  await sql`update media_files set unused_since = ${new Date(now)}
    where unused_since is null and state = 'stored' and not ${isUsed}`.execute(db);
}

/** Marks the files that are due: unused for long enough, or never uploaded to the end. */
const markDue = (db: Kysely<Database>, now: number, retentionMs: number) =>
  sql`update media_files set state = 'deleting' where id in (
    select id from media_files
    where not ${isUsed} and (
      (state = 'stored' and unused_since <= ${new Date(now - retentionMs)})
      or (state = 'uploading' and uploaded_at <= ${new Date(now - UPLOAD_MS)}))
    order by id limit ${BATCH_SIZE} for update skip locked)`.execute(db);

/** Deletes the files that nothing has used for as long as the settings say. */
export const deleteUnusedMedia = defineRecurringJob<MediaJobDeps>({
  name: 'delete-unused-media',
  everyMs: HOUR_MS,
  async run({ deps: { db, mediaStorage, settings, now, onMediaDeleted } }) {
    await markUnused(db, now());
    await markDue(db, now(), settings.mediaRetentionMs);
    const files = await db
      .selectFrom('media_files')
      .select(['id', 'key', 'kind', 'name'])
      .where('state', '=', 'deleting')
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    for (const { id, key, kind, name } of files) {
      await removeMedia(db, mediaStorage, { id, key, kind });
      onMediaDeleted({ key, kind, name });
    }
    return files.length === BATCH_SIZE;
  },
});
