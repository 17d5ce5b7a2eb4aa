/**
 * Weighs what a shopper downloads: `npm run size`, after a build. The main package comes before the
 * first page, so it has a budget of its own, far below what the vendors refuse.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const MAIN = 'main';
const BUDGET_KB = 900;
/** All three refuse a package above this. */
const PACKAGE_LIMIT_KB = 2048;
/** What the whole may weigh in Alipay; WeChat and Douyin allow more. */
const WHOLE_LIMIT_KB = 8192;

const PLATFORMS = ['weapp', 'tt', 'alipay'];
const dist = path.resolve(import.meta.dirname, '../dist');

interface Manifest {
  subPackages?: { root: string }[];
}

/** Kilobytes of each package, the main one first. */
export function packagesKb(folder: string): Map<string, number> {
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

/** What is too heavy, in words; nothing when all is well. */
export function overweight(sizes: ReadonlyMap<string, number>): string[] {
  const whole = [...sizes.values()].reduce((sum, kb) => sum + kb, 0);
  const limits = [...sizes].map(
    ([name, kb]) => [name, kb, name === MAIN ? BUDGET_KB : PACKAGE_LIMIT_KB] as const,
  );
  return [...limits, ['the whole', whole, WHOLE_LIMIT_KB] as const]
    .filter(([, kb, limit]) => kb > limit)
    .map(([name, kb, limit]) => `${name}: ${Math.round(kb)} KB of ${limit}`);
}

if (import.meta.main) {
  for (const platform of PLATFORMS.filter((name) => existsSync(path.join(dist, name)))) {
    const sizes = packagesKb(path.join(dist, platform));
    const told = [...sizes].map(([name, kb]) => `${name} ${Math.round(kb)}`).join(', ');
    process.stdout.write(`${platform}: ${told} KB\n`);
    for (const line of overweight(sizes)) {
      process.stdout.write(`  too heavy: ${line}\n`);
      process.exitCode = 1;
    }
  }
}
