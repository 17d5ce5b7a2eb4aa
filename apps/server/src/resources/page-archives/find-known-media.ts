import { parseUploadedImageKey } from '@vitrine/kit';
import type { ArchivedMedia } from './archive-format.ts';
import type { PageArchiveDeps } from './deps.ts';
import { hashBytes } from './write-archive.ts';

const VIDEO_KEY = /^v-([\da-f]{32})$/;

/** The hash in the key of an uploaded file, which is the beginning of its checksum. */
const readKeyHash = (name: string): string | undefined =>
  parseUploadedImageKey(name)?.hash ?? VIDEO_KEY.exec(name)?.[1];

/** Whether the name tells the content, so that a file of this name here is the same. */
const namesContent = ({ name, checksum }: ArchivedMedia): boolean => {
  const hash = readKeyHash(name);
  return hash !== undefined && checksum.startsWith(hash);
};

/**
 * Finds what this shop has of the pictures and videos of an upload: by the key of the same content, by what became
 * of them in an earlier import, or in the folders of the shop. Returns their names here by checksum.
 */
export async function findKnownMedia(
  { db, readShopMedia }: PageArchiveDeps,
  media: readonly ArchivedMedia[],
): Promise<Map<string, string>> {
  const stored = await db
    .selectFrom('media_files')
    .select('key')
    .where('state', '=', 'stored')
    .where('key', 'in', [...media.filter(namesContent).map(({ name }) => name), ''])
    .execute();
  const keys = new Set(stored.map(({ key }) => key));
  const sources = await db
    .selectFrom('media_sources')
    .innerJoin('media_files', 'media_files.key', 'media_sources.key')
    .select(['media_sources.checksum', 'media_sources.key'])
    .where('state', '=', 'stored')
    .where('checksum', 'in', [...media.map(({ checksum }) => checksum), ''])
    .execute();
  const known = new Map(sources.map(({ checksum, key }) => [checksum, key]));
  for (const one of media) {
    const { name, checksum } = one;
    if (namesContent(one) && keys.has(name)) known.set(checksum, name);
    if (known.has(checksum) || readKeyHash(name) !== undefined) continue;
    const bytes = await readShopMedia(one);
    if (bytes && hashBytes(bytes) === checksum) known.set(checksum, name);
  }
  return known;
}
