import type { Api } from '@vitrine/client';
import type { ContentEntry } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { moduleOf, type Registry } from './placing.ts';

export interface LoadModulesContext {
  api: Api;
  language: Language;
  now: number;
  query?: Readonly<Record<string, string | undefined>> | undefined;
  signal?: AbortSignal | undefined;
}

/** What the work came to; undefined when it failed, be it at once or later. */
async function settled<T>(work: () => T): Promise<Awaited<T> | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

async function loadOne(
  registry: Registry,
  { id, code, fields }: ContentEntry,
  context: LoadModulesContext,
): Promise<unknown> {
  const module = moduleOf(registry, code);
  // What a type loads is known only with its chunk.
  await settled(() => module?.preload?.());
  return settled(() => module?.definition.load?.({ ...context, id, fields }));
}

/**
 * Loads the modules of a page and what they show, all at once. A module that
 * fails has no data: it hides, or shows what it can.
 */
export async function loadModules(
  registry: Registry,
  entries: readonly ContentEntry[],
  context: LoadModulesContext,
): Promise<Record<string, unknown>> {
  const loaded = await Promise.all(
    entries.map(async (entry) => [entry.id, await loadOne(registry, entry, context)] as const),
  );
  return Object.fromEntries(loaded.filter(([, data]) => data !== undefined));
}

/** Entries that should have loaded something and did not, to be reported. */
export const failedEntries = (
  registry: Registry,
  entries: readonly ContentEntry[],
  data: Readonly<Record<string, unknown>>,
): ContentEntry[] =>
  entries.filter(
    ({ id, code }) => moduleOf(registry, code)?.definition.load && data[id] === undefined,
  );
