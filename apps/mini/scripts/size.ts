/**
 * Weighs what a shopper downloads before the first page: `npm run size`, after a build.
 * The vendors refuse more than 2 MB in the main package; we stop far earlier.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const BUDGET_KB = 700;
const PLATFORMS = ['weapp', 'tt', 'alipay'];
const dist = path.resolve(import.meta.dirname, '../dist');

interface Manifest {
  subPackages?: { root: string }[];
}

/** Kilobytes of everything that is not in a package of its own. */
export function mainPackageKb(folder: string): number {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8')) as Manifest;
  const apart = (manifest.subPackages ?? []).map(({ root }) => path.join(folder, root));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !apart.some((root) => file.startsWith(root)));
  return files.reduce((sum, file) => sum + statSync(file).size, 0) / 1024;
}

if (import.meta.main) {
  for (const platform of PLATFORMS.filter((name) => existsSync(path.join(dist, name)))) {
    const kb = Math.round(mainPackageKb(path.join(dist, platform)));
    process.stdout.write(`${platform}: ${kb} KB of ${BUDGET_KB}\n`);
    if (kb > BUDGET_KB) process.exitCode = 1;
  }
}
