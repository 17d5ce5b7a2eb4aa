import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IGNORED = new Set(['node_modules', 'dist', '.data', 'migrations', 'demo', 'testing']);
const SOURCE = /\.(?:ts|tsx|css|json|svg|mjs)$/;
const TEST = /\.test\.tsx?$/;

function* sources(at: string): Generator<string> {
  for (const entry of readdirSync(at, { withFileTypes: true })) {
    if (IGNORED.has(entry.name)) continue;
    const path = join(at, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (SOURCE.test(entry.name) && !TEST.test(entry.name)) yield path;
  }
}

/** One hash of every source file below some folders: a build is stale when it changes. */
export function fingerprint(folders: readonly string[], files: readonly string[] = []): string {
  const hash = createHash('sha256');
  const paths = [...folders.flatMap((folder) => [...sources(folder)]), ...files].sort();
  for (const path of paths) hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}
