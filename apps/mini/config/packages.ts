import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(process.cwd(), '../../packages');

type Manifest = { name: string; exports?: Record<string, string> };

const manifests = readdirSync(root)
  .map((folder) => path.join(root, folder))
  .filter((folder) => existsSync(path.join(folder, 'package.json')))
  .map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest,
  }));

/** Folders whose source this app compiles itself. */
export const packageSources = [root];

/** `@vitrine/ui` -> its source, read from each package's own `exports`, so nothing is listed twice. */
export function packageAliases(): Record<string, string> {
  const aliases: Record<string, string> = {};
  for (const { folder, manifest } of manifests) {
    for (const [subpath, target] of Object.entries(manifest.exports ?? {})) {
      aliases[`${path.posix.join(manifest.name, subpath)}$`] = path.join(folder, target);
    }
  }
  return aliases;
}
