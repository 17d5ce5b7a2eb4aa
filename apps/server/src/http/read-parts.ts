import type { Call, Parts } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { z } from 'zod';
import { ApiError, type FieldError } from './api-error.ts';
import { inputMessage } from './input-messages.ts';

interface Raw {
  params: unknown;
  query: unknown;
  body: unknown;
}

type PartName = keyof Raw;

/** No text of a shop contains one, and PostgreSQL stores none; nor half a character. */
const NUL = '\u0000';
const isStorable = (text: string) => !text.includes(NUL) && text.isWellFormed();

function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return !isStorable(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => !isStorable(key) || holdsUnstorable(inner));
}

const pathOf = (part: PartName, path: readonly PropertyKey[]) => [part, ...path].join('.');

/** Reads the parts of a call from a request; everything wrong with it is reported together. */
export function readParts<C extends Call>(call: C, raw: Raw, language: Language): Parts<C> {
  const refused: FieldError[] = [];

  function read(part: PartName, schema: z.ZodType | undefined, absent: unknown) {
    if (!schema) return absent;
    const parsed = schema.safeParse(raw[part] ?? absent);
    if (parsed.success && !holdsUnstorable(parsed.data)) return parsed.data;
    for (const issue of parsed.error?.issues ?? [{ code: 'custom', path: [], message: 'Invalid' }])
      refused.push({
        path: pathOf(part, issue.path),
        message: inputMessage(issue as z.core.$ZodIssue, language),
      });
    return absent;
  }

  const parts = {
    params: read('params', call.params, {}),
    query: read('query', call.query, {}),
    body: read('body', call.body, undefined),
  };
  if (refused.length > 0) throw new ApiError('bad-input', undefined, { fields: refused });
  // The schemas of this very call made the parts; TypeScript cannot follow that through a loop.
  return parts as Parts<C>;
}
