import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const IGNORED = new Set(['node_modules', 'dist', '.data', 'migrations', 'demo', 'testing', 'test']);
const SOURCE = /\.(?:ts|tsx|css|json|svg|mjs)$/;
const TEST = /\.test\.tsx?$/;

function* findSources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (IGNORED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* findSources(path);
    else if (SOURCE.test(entry.name) && !TEST.test(entry.name)) yield path;
  }
}

/**
 * Hashes every source file in some folders of a repository, and some more files: a build is stale when the
 * hash has changed. Every copy of the repository has the same hash.
 */
export function fingerprint(
  root: string,
  folders: readonly string[],
  files: readonly string[] = [],
): string {
  const hash = createHash('sha256');
  const sources = folders.flatMap((folder) => [...findSources(join(root, folder))]);
  const paths = [...sources, ...files.map((file) => join(root, file))];
  for (const path of paths.sort()) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}
