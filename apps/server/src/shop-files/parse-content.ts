import { isRecord } from '@vitrine/kit';
import type { ContentProblem, FileContent, ShopKind } from './kind.ts';

type Path = readonly PropertyKey[];

/** Finds the fields that a schema has not kept, which are most often misspelt. */
function findUnknownFields(raw: unknown, parsed: unknown, path: Path = []): ContentProblem[] {
  if (Array.isArray(raw) && Array.isArray(parsed))
    return raw.flatMap((item, at) => findUnknownFields(item, parsed[at], [...path, at]));
  if (!isRecord(raw) || !isRecord(parsed)) return [];
  return Object.entries(raw).flatMap(([name, value]) =>
    Object.hasOwn(parsed, name)
      ? findUnknownFields(value, parsed[name], [...path, name])
      : [{ path: [...path, name], message: 'is not a known field' }],
  );
}

export type ParsedContent =
  | { readonly content: FileContent }
  | { readonly problems: readonly ContentProblem[] };

/** Parses the content of a file into the form in which it is compared and stored. */
export function parseContent(kind: ShopKind, key: string, raw: unknown): ParsedContent {
  const parsed = kind.schema.safeParse(raw);
  if (!parsed.success) return { problems: parsed.error.issues };
  const content = parsed.data;
  const problems = [...findUnknownFields(raw, content), ...(kind.check?.(key, content) ?? [])];
  return problems.length > 0 ? { problems } : { content: kind.normalise?.(content) ?? content };
}
