import type { ContentEntry } from '@vitrine/contract';
import { deliverEntry, isKnownVersion, migrateEntries, parseEntry } from '@vitrine/modules/schemas';
import type { StoredEntry } from '../../database/schema.ts';
import type { ImageSet } from '../images/image-urls.ts';
import { cleanHtml } from './clean-html.ts';

export interface StoredPage {
  code: string;
  version: number;
  entries: StoredEntry[];
}

/** Finds the dimensions and URLs of an image of the catalogue. */
export type FindImage = (key: string) => ImageSet | undefined;

/** An entry that was left out of a page, with the reason. */
export interface DroppedEntry {
  page: string;
  entry: string;
  reason: string;
}

interface DeliveryOptions {
  imageSet: FindImage;
  onDropped: (dropped: DroppedEntry) => void;
  /** Called for each field that is invalid and was replaced by its default. */
  onRepaired: (repaired: DroppedEntry) => void;
}

/** Reported instead of an entry when the whole page has a problem. */
const WHOLE_PAGE = 'page';

/** Reports only the code, because other fields may contain personal data. */
const getEntryCode = (raw: unknown): string => String((raw as Partial<StoredEntry> | null)?.code);

/**
 * Maps a stored page to its response: migrates it to the current version and parses each module.
 * Modules that do not parse are left out and reported; the page is delivered without them, even if its
 * version is unknown. A page that is no list of modules is reported and delivered empty.
 */
export function deliverPage(
  page: StoredPage,
  { imageSet, onDropped, onRepaired }: DeliveryOptions,
): ContentEntry[] {
  if (!isKnownVersion(page.version)) {
    const reason = `pages of version ${page.version} are unknown`;
    onDropped({ page: page.code, entry: WHOLE_PAGE, reason });
  }
  return readEntries(page, onDropped).flatMap((raw) => {
    try {
      const parsed = parseEntry(raw);
      if (parsed.ok) {
        for (const reason of parsed.dropped)
          onRepaired({ page: page.code, entry: parsed.entry.code, reason });
        return [deliverEntry(parsed.entry, { findImage: imageSet, cleanHtml })];
      }
      onDropped({ page: page.code, entry: getEntryCode(raw), reason: parsed.reason });
    } catch (error) {
      onDropped({ page: page.code, entry: getEntryCode(raw), reason: String(error) });
    }
    return [];
  });
}

function readEntries(
  { code, version, entries }: StoredPage,
  onDropped: DeliveryOptions['onDropped'],
): StoredEntry[] {
  try {
    const migrated = migrateEntries(entries, version);
    if (Array.isArray(migrated)) return migrated;
    onDropped({ page: code, entry: WHOLE_PAGE, reason: 'its modules are no list' });
  } catch (error) {
    onDropped({ page: code, entry: WHOLE_PAGE, reason: String(error) });
  }
  return [];
}
