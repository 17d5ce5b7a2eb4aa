import { createHash } from 'node:crypto';
import type { MediaFile } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Storage } from '../../providers/storage/port.ts';
import { toStorageKey as toImageStorageKey } from '../images/uploaded-images.ts';
import { toVideoStorageKey } from '../videos/uploaded-videos.ts';
import { problem } from './problems.ts';

interface NewMediaFile extends Pick<MediaFile, 'key' | 'kind' | 'name' | 'width' | 'height'> {
  readonly durationMs: number | null;
  readonly bytes: Uint8Array;
}

interface StoreOptions {
  readonly db: Kysely<Database>;
  readonly storage: Pick<Storage, 'put'>;
  readonly now: number;
  readonly uploadedBy: string;
  readonly language: Language;
}

export const toMediaStorageKey = ({ key, kind }: Pick<MediaFile, 'key' | 'kind'>): string =>
  kind === 'image' ? toImageStorageKey(key) : toVideoStorageKey(key);

/**
 * Stores a file that was checked, and returns its id. The row comes first, so that a file whose upload broke off
 * is found and deleted; the same file is stored once.
 */
export async function storeMedia(file: NewMediaFile, options: StoreOptions): Promise<string> {
  const { db, storage, uploadedBy, language } = options;
  const now = new Date(options.now);
  const row = await db
    .insertInto('media_files')
    .values({
      key: file.key,
      kind: file.kind,
      name: file.name,
      width: file.width,
      height: file.height,
      duration_ms: file.durationMs,
      bytes: file.bytes.byteLength,
      uploaded_by: uploadedBy,
      uploaded_at: now,
      unused_since: now,
      state: 'uploading',
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ unused_since: now, bytes: file.bytes.byteLength }),
    )
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow();
  if (row.state === 'deleting') throw problem('file-being-deleted', language);
  await storage.put(toMediaStorageKey(file), file.bytes);
  await db
    .updateTable('media_files')
    .set({ state: 'stored' })
    .where('id', '=', row.id)
    .where('state', '=', 'uploading')
    .execute();
  return row.id;
}

const MAX_NAME = 120;
const CONTROLS = /\p{Cc}/gu;

/** The name of an uploaded file without its ending; without a name, a short form of its content. */
export function toMediaName(fileName: string, bytes: Uint8Array): string {
  const name = fileName
    .replace(CONTROLS, '')
    .replace(/\.\w{2,5}$/, '')
    .trim()
    .slice(0, MAX_NAME);
  return name || createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}
