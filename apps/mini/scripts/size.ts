/**
 * Measures the download of a shopper: `npm run size`, after a build. The main package is loaded before the
 * first page, so it has a budget of its own, far below the vendors' limit.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const MAIN = 'main';
const BUDGET_KB = 900;
/** All three vendors reject a larger package. */
const PACKAGE_LIMIT_KB = 2048;
/** The limit of all packages together in Alipay. WeChat and Douyin allow more. */
const TOTAL_LIMIT_KB = 8192;

const PLATFORMS = ['weapp', 'tt', 'alipay'];
const dist = path.resolve(import.meta.dirname, '../dist');

interface Manifest {
  subPackages?: { root: string }[];
}

/** Kilobytes of each package, the main one first. */
export function measurePackages(folder: string): Map<string, number> {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8')) as Manifest;
  const roots = (manifest.subPackages ?? []).map(({ root }) => root);
  const sizes = new Map([MAIN, ...roots].map((name) => [name, 0]));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = roots.find((root) => file.startsWith(path.join(folder, root) + path.sep)) ?? MAIN;
    sizes.set(name, (sizes.get(name) ?? 0) + statSync(file).size / 1024);
  }
  return sizes;
}

/** A message for each package over its limit. */
export function findOversized(sizes: ReadonlyMap<string, number>): string[] {
  const total = [...sizes.values()].reduce((sum, kb) => sum + kb, 0);
  const limits = [...sizes].map(
    ([name, kb]) => [name, kb, name === MAIN ? BUDGET_KB : PACKAGE_LIMIT_KB] as const,
  );
  return [...limits, ['all packages', total, TOTAL_LIMIT_KB] as const]
    .filter(([, kb, limit]) => kb > limit)
    .map(([name, kb, limit]) => `${name}: ${Math.round(kb)} KB of ${limit}`);
}

if (import.meta.main) {
  for (const platform of PLATFORMS.filter((name) => existsSync(path.join(dist, name)))) {
    const sizes = measurePackages(path.join(dist, platform));
    const summary = [...sizes].map(([name, kb]) => `${name} ${Math.round(kb)}`).join(', ');
    process.stdout.write(`${platform}: ${summary} KB\n`);
    for (const line of findOversized(sizes)) {
      process.stdout.write(`  too large: ${line}\n`);
      process.exitCode = 1;
    }
  }
}
