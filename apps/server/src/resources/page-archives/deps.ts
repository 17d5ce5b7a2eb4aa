import type { Storage } from '../../providers/storage/port.ts';
import type { AdminPageDeps } from '../admin-pages/deps.ts';
import type { MediaName } from './media-names.ts';
import type { ReadArchive } from './read-archive.ts';

export interface PageArchiveDeps extends AdminPageDeps {
  readonly mediaStorage: Storage;
  /** Reads an archive of a page, or throws an ArchiveError. */
  readonly readArchive: (archive: Uint8Array) => Promise<ReadArchive>;
  /** Reads an image or video of the shop, uploaded or of its folders. */
  readonly readShopMedia: (media: MediaName) => Promise<Uint8Array | undefined>;
}
