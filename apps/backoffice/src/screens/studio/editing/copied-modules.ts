import { MAX_PAGE_ENTRIES } from '@vitrine/contract/admin/page-limits';
import { z } from 'zod';
import { MODULE_FIELDS } from '../entries.ts';

const KIND = 'vitrine-modules';
/** More than any page has. */
const MAX_LENGTH = 5_000_000;

const copiedModules = z.object({
  kind: z.literal(KIND),
  modules: z
    .array(
      z.object({ code: z.string().max(60), fields: z.record(z.string().max(60), z.unknown()) }),
    )
    .min(1)
    .max(MAX_PAGE_ENTRIES),
});

interface CopiedModule {
  readonly code: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Modules as text, which can be pasted into another page, browser or shop. */
export const writeModules = (modules: readonly CopiedModule[]): string =>
  JSON.stringify(
    { kind: KIND, modules: modules.map(({ code, fields }) => ({ code, fields })) },
    null,
    2,
  );

type PastedModules =
  | { readonly modules: readonly CopiedModule[] }
  | { readonly reason: 'no-modules' }
  | { readonly reason: 'unknown-module'; readonly code: string };

function parseJson(text: string): unknown {
  try {
    return text.length > MAX_LENGTH ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads modules from text that may come from anywhere. Their fields are checked like those that are typed. */
export function readModules(text: string): PastedModules {
  const parsed = copiedModules.safeParse(parseJson(text));
  if (!parsed.success) return { reason: 'no-modules' };
  const unknown = parsed.data.modules.find(({ code }) => !Object.hasOwn(MODULE_FIELDS, code));
  if (unknown) return { reason: 'unknown-module', code: unknown.code };
  return { modules: parsed.data.modules };
}
