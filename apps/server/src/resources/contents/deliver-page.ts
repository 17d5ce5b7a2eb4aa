import type { ContentEntry } from '@vitrine/contract';
import { deliverEntry, isKnownVersion, parseEntry, upgrade } from '@vitrine/modules/schemas';
import type { StoredEntry } from '../../database/schema.ts';
import { cleanHtml } from './clean-html.ts';

export interface StoredPage {
  code: string;
  version: number;
  entries: StoredEntry[];
}

/** What the shop knows of a picture, as the catalogue's images tell it. */
export type FindImage = (
  key: string,
) => { width: number; height: number; images: { url: string; size: number }[] } | undefined;

/** An entry that was left out of a page, and why. */
export interface Dropped {
  page: string;
  entry: string;
  reason: string;
}

interface Delivery {
  imageSet: FindImage;
  onDropped: (dropped: Dropped) => void;
}

/** What stands for the whole page where an entry would be named. */
const WHOLE_PAGE = 'page';

/** By its code alone: what else it holds may be anybody's. */
const nameOf = (raw: unknown): string => String((raw as Partial<StoredEntry> | null)?.code);

/**
 * A stored page as it travels: brought up to date, each module parsed by itself. One that does not
 * parse is left out and reported; the page lives, even one of a version that is not known here.
 */
export function deliverPage(page: StoredPage, { imageSet, onDropped }: Delivery): ContentEntry[] {
  if (!isKnownVersion(page.version)) {
    const reason = `pages of version ${page.version} are unknown`;
    onDropped({ page: page.code, entry: WHOLE_PAGE, reason });
  }
  return upgrade(page.entries, page.version).flatMap((raw) => {
    const parsed = parseEntry(raw);
    if (parsed.ok) return [deliverEntry(parsed.entry, { imageSet, cleanHtml })];
    onDropped({ page: page.code, entry: nameOf(raw), reason: parsed.reason });
    return [];
  });
}
