import type { Call, RequestParts } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { z } from 'zod';
import { hasUnstorableText } from '../json/storable-text.ts';
import { ApiProblem, type FieldError } from './api-problem.ts';
import { formatInputIssue } from './input-messages.ts';

interface Raw {
  params: unknown;
  query: unknown;
  body: unknown;
}

type PartName = keyof Raw;

const pathOf = (part: PartName, path: readonly PropertyKey[]) => [part, ...path].join('.');

/** Validates the parts of a request against the call, and reports all faults together. */
export function readParts<C extends Call>(call: C, raw: Raw, language: Language): RequestParts<C> {
  const errors: FieldError[] = [];

  function read(part: PartName, schema: z.ZodType | undefined, absent: unknown) {
    if (!schema) return absent;
    const parsed = schema.safeParse(raw[part] ?? absent);
    if (parsed.success && !hasUnstorableText(parsed.data)) return parsed.data;
    for (const issue of parsed.error?.issues ?? [{ code: 'custom', path: [], message: 'Invalid' }])
      errors.push({
        path: pathOf(part, issue.path),
        message: formatInputIssue(issue as z.core.$ZodIssue, language),
      });
    return absent;
  }

  const parts = {
    params: read('params', call.params, {}),
    query: read('query', call.query, {}),
    body: read('body', call.body, undefined),
  };
  if (errors.length > 0) throw new ApiProblem('bad-input', undefined, { fields: errors });
  // The call's own schemas parsed the parts; TypeScript cannot infer that from the code above.
  return parts as RequestParts<C>;
}
