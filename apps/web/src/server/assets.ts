/** One chunk of the browser build, as in Vite's manifest. */
export interface ManifestChunk {
  file: string;
  /** The name of the chunk, which a group of modules has instead of a source file. */
  name?: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
  isEntry?: boolean;
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface Assets {
  entry: string;
  /** What every page loads: the entry and all that it imports. */
  shared: readonly string[];
  styles: readonly string[];
  /** Fonts that texts of the first paint use. */
  fonts: readonly string[];
  /** The chunks of a lazily imported module, by its key in the manifest, without the shared ones. */
  chunksOf(key: string): readonly string[];
  /** The chunks of a module type, without the shared ones. */
  chunksOfModule(code: string): readonly string[];
  /** The tables of messages in some chunks and in what every page loads. Undefined: the build does not say. */
  tablesOf(chunks: readonly string[]): ReadonlySet<string> | undefined;
}

/** The names of the tables of messages in the chunks of a build, by their files. */
export type TablesByFile = Readonly<Record<string, readonly string[]>>;

/** The entry of the browser build, and of the build whose messages can be overridden. */
const ENTRIES = new Set(['src/client/entry.tsx', 'src/client/overridable-entry.ts']);

function collectImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key) || !manifest[key]) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) collectImports(manifest, next, seen);
  return seen;
}

/** Reads the manifest, once at the start of the server. */
export function readAssets(manifest: Manifest, base: string, tables?: TablesByFile): Assets {
  const [entryKey, entry] = Object.entries(manifest).find(([key]) => ENTRIES.has(key)) ?? [];
  if (!entryKey || !entry) throw new Error('The browser build has no entry');
  const url = (file: string) => base + file;
  const shared = collectImports(manifest, entryKey);
  const filesOf = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => manifest[key]?.file ?? []).map(url);
  const chunks = new Map(
    Object.keys(manifest).map((key) => [
      key,
      filesOf([...collectImports(manifest, key)].filter((each) => !shared.has(each))),
    ]),
  );
  const keysByName = new Map(Object.entries(manifest).map(([key, { name }]) => [name, key]));
  const chunksOf = (key: string) => chunks.get(key) ?? [];
  const sharedFiles = filesOf(shared);
  const tablesOfFile = (file: string) => tables?.[file.slice(base.length)] ?? [];
  return {
    entry: url(entry.file),
    shared: sharedFiles,
    styles: [...new Set(Object.values(manifest).flatMap(({ css = [], file }) => [...css, file]))]
      .filter((file) => file.endsWith('.css'))
      .map(url),
    fonts: [],
    chunksOf,
    chunksOfModule: (code) => chunksOf(keysByName.get(`module-${code}`) ?? ''),
    tablesOf: (files) => tables && new Set([...sharedFiles, ...files].flatMap(tablesOfFile)),
  };
}

/** As many as a page of about eight kinds of modules needs. The entry imports the rest of a longer page. */
const MAX_PRELOADS = 12;

/** The chunks that the head preloads: all of the screen, then as many of its modules as the limit allows. */
export function selectPreloads(screen: readonly string[], modules: readonly string[]): string[] {
  const needed = new Set(screen);
  const further = new Set(modules.filter((chunk) => !needed.has(chunk)));
  return [...needed, ...[...further].slice(0, Math.max(0, MAX_PRELOADS - needed.size))];
}
