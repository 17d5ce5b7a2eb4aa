import { deliverEntry, parseEntry } from '@vitrine/modules/schemas';
import type { StoredEntry } from '../../database/schema.ts';
import { cleanHtml } from './clean-html.ts';

/**
 * Sanitises the entries of a page before publication. Delivery sanitises them again with the rules of
 * that time. Entries that do not parse are kept unchanged; delivery drops them.
 */
export const cleanEntries = (entries: readonly StoredEntry[]): StoredEntry[] =>
  entries.map((entry) =>
    parseEntry(entry).ok ? deliverEntry(entry, { findImage: () => undefined, cleanHtml }) : entry,
  );
