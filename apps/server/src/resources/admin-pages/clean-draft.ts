import { parseEntry } from '@vitrine/modules/schemas';
import type { StoredEntry } from '../../database/schema.ts';
import { cleanEntries } from '../contents/clean-entries.ts';
import { cleanHtml } from '../contents/clean-html.ts';

const MARKUP = /<[a-z!/?]/i;

function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return MARKUP.test(value) ? cleanHtml(value, 'layout') : value;
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, cleanTexts(inner)]),
  );
}

const isComplete = (entry: StoredEntry): boolean => {
  const parsed = parseEntry(entry);
  return parsed.ok && parsed.dropped.length === 0;
};

/**
 * Sanitises the entries of a draft. What does not fit its schema is kept, so that its editor can correct it, but
 * all markup in it is sanitised too, because the studio shows it.
 */
export const cleanDraftEntries = (entries: readonly StoredEntry[]): StoredEntry[] =>
  entries.flatMap((entry) =>
    isComplete(entry)
      ? cleanEntries([entry])
      : [{ ...entry, fields: cleanTexts(entry.fields) as StoredEntry['fields'] }],
  );
