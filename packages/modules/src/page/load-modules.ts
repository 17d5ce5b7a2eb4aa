import type { Api } from '@vitrine/client';
import type { ContentEntry } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { findModule, type ModuleRegistry } from './page-modules.ts';

export interface LoadModulesContext {
  api: Api;
  language: Language;
  now: number;
  query?: Readonly<Record<string, string | undefined>> | undefined;
  signal?: AbortSignal | undefined;
}

/** Runs the task and returns its result, or undefined when it throws or rejects. */
async function resultOrUndefined<T>(task: () => T): Promise<Awaited<T> | undefined> {
  try {
    return await task();
  } catch {
    return undefined;
  }
}

async function loadModule(
  registry: ModuleRegistry,
  { id, code, fields }: ContentEntry,
  context: LoadModulesContext,
): Promise<unknown> {
  const module = findModule(registry, code);
  // The definition's `load` is available only after its chunk is loaded.
  await resultOrUndefined(() => module?.preload?.());
  return resultOrUndefined(() => module?.definition.load?.({ ...context, id, fields }));
}

/**
 * Loads the chunks and the data of all modules of a page in parallel. A module whose data cannot be
 * loaded has none, and hides or shows a fallback.
 */
export async function loadModules(
  registry: ModuleRegistry,
  entries: readonly ContentEntry[],
  context: LoadModulesContext,
): Promise<Record<string, unknown>> {
  const loaded = await Promise.all(
    entries.map(async (entry) => [entry.id, await loadModule(registry, entry, context)] as const),
  );
  return Object.fromEntries(loaded.filter(([, data]) => data !== undefined));
}

/** The entries whose data could not be loaded, to be reported. */
export const findFailedEntries = (
  registry: ModuleRegistry,
  entries: readonly ContentEntry[],
  data: Readonly<Record<string, unknown>>,
): ContentEntry[] =>
  entries.filter(
    ({ id, code }) => findModule(registry, code)?.definition.load && data[id] === undefined,
  );
