import type { ArchivedPage } from './archive-format.ts';
import type { PageArchiveDeps } from './deps.ts';
import { listMedia, type MediaName } from './media-names.ts';

/** The pictures and videos that an uploaded page shows, but that neither it nor this shop has. */
export async function findMissingMedia(
  { readShopMedia }: Pick<PageArchiveDeps, 'readShopMedia'>,
  { drafts, blocks, media }: ArchivedPage,
): Promise<MediaName[]> {
  const brought = new Set(media.map(({ kind, name }) => `${kind} ${name}`));
  const missing: MediaName[] = [];
  for (const named of listMedia([drafts, blocks]))
    if (!brought.has(`${named.kind} ${named.name}`) && !(await readShopMedia(named)))
      missing.push(named);
  return missing;
}
