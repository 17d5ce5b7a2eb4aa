import type { z } from 'zod';
import { forEachField } from './delivery.ts';
import { findSchema, parseEntry } from './parse.ts';

/** What a field of a module names outside its page. */
const REFERENCE_KINDS = ['link', 'product', 'set', 'category', 'promotion', 'end'] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

export interface EntryReference {
  readonly kind: ReferenceKind;
  /** The path of the field: `images.0.commonLink.web`. */
  readonly field: string;
  readonly value: string;
}

const isKind = (name: unknown): name is ReferenceKind =>
  REFERENCE_KINDS.some((kind) => kind === name);

function toReferences(kind: ReferenceKind, path: readonly string[], value: unknown) {
  if (kind !== 'link') return [{ kind, field: path.join('.'), value: String(value) }];
  const { web } = value as { web?: string };
  return web ? [{ kind, field: [...path, 'web'].join('.'), value: web }] : [];
}

/** Lists what an entry names outside its page: links, products, sets, categories, promotions and ends of timers. */
export function listReferences(entry: unknown): EntryReference[] {
  const parsed = parseEntry(entry);
  if (!parsed.ok) return [];
  const { code, fields } = parsed.entry;
  const references: EntryReference[] = [];
  const schema = findSchema(code);
  if (!schema) return [];
  forEachField(schema, fields, (part, value, path) => {
    const meta = (part as z.ZodType).meta?.();
    // The metadata of its schema says what a field names.
    const kind = meta?.asset ?? meta?.widget;
    if (isKind(kind) && value !== '' && value !== undefined)
      references.push(...toReferences(kind, path, value));
  });
  return references;
}
