import type { MediaFile } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Storage } from '../../providers/storage/port.ts';
import { toMediaStorageKey } from './store-media.ts';

/** Removes a file whose row is marked, and then its row. Copies of other machines expire by themselves. */
export async function removeMedia(
  db: Kysely<Database>,
  storage: Pick<Storage, 'remove'>,
  file: Pick<MediaFile, 'id' | 'key' | 'kind'>,
): Promise<void> {
  await storage.remove(toMediaStorageKey(file));
  await db
    .deleteFrom('media_files')
    .where('id', '=', file.id)
    .where('state', '=', 'deleting')
    .execute();
}
