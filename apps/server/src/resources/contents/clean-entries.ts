import { deliverEntry, parseEntry } from '@vitrine/modules/schemas';
import type { StoredEntry } from '../../database/schema.ts';
import { cleanHtml } from './clean-html.ts';

/**
 * The entries of a page as they may be published: what is kept is clean already, and delivery cleans
 * it once more, by the rules of its own day. An entry that does not parse is left to delivery to drop.
 */
export const cleanEntries = (entries: readonly StoredEntry[]): StoredEntry[] =>
  entries.map((entry) =>
    parseEntry(entry).ok ? deliverEntry(entry, { imageSet: () => undefined, cleanHtml }) : entry,
  );
