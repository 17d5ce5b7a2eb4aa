/** One chunk of the browser build, as Vite's manifest tells it. */
export interface ManifestChunk {
  file: string;
  /** What the build calls a chunk that is made of several sources. */
  name?: string;
  imports?: readonly string[];
  css?: readonly string[];
  isEntry?: boolean;
}

/** How the calls are made, but for the first few: fetched with the first of the others. */
export const CALLS = 'packages/contract/src/table.gen.ts';

export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface Assets {
  entry: string;
  /** What every page loads: the entry and all that it imports. */
  shared: readonly string[];
  styles: readonly string[];
  /** The chunks of a source file (from the root of the repository) that the entry does not bring. */
  chunksOf(source: string): readonly string[];
  /** The same of a module type, whose files the build puts together. */
  chunksOfModule(code: string): readonly string[];
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key) || !manifest[key]) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) withImports(manifest, next, seen);
  return seen;
}

/** Reads the manifest once, at the start. `toRoot` leads from the web app to the repository's root. */
export function readAssets(manifest: Manifest, base: string, toRoot = '../../'): Assets {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entryKey) throw new Error('The browser build has no entry');
  const url = (file: string) => base + file;
  const files = (keys: Iterable<string>) => [...keys].flatMap((key) => manifest[key]?.file ?? []);
  const brought = withImports(manifest, entryKey);
  const chunks = new Map(
    Object.entries(manifest).map(([key, { name = key }]) => {
      const needed = [...withImports(manifest, key)].filter((found) => !brought.has(found));
      const source = key.startsWith(toRoot) ? key.slice(toRoot.length) : name;
      return [source, files(needed).map(url)];
    }),
  );
  const chunksOf = (source: string) => chunks.get(source) ?? [];
  return {
    entry: url(manifest[entryKey]?.file ?? ''),
    shared: files(brought).map(url),
    styles: [...new Set(Object.values(manifest).flatMap(({ css = [], file }) => [...css, file]))]
      .filter((file) => file.endsWith('.css'))
      .map(url),
    chunksOf,
    chunksOfModule: (code) => [
      ...new Set([...chunksOf(code), ...chunksOf(`packages/modules/src/${code}/View.tsx`)]),
    ],
  };
}

/**
 * As many as a page of some eight kinds of modules needs. A longer one asks for those of its beginning:
 * the others come with the entry, behind what is seen.
 */
const AT_ONCE = 12;

/** What the head asks for: all that a screen needs, and of its modules as much as there is room for. */
export function preloadsOf(screen: readonly string[], modules: readonly string[]): string[] {
  const needed = new Set(screen);
  const further = new Set(modules.filter((chunk) => !needed.has(chunk)));
  return [...needed, ...[...further].slice(0, Math.max(0, AT_ONCE - needed.size))];
}
