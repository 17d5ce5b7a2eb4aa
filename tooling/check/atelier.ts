import '../require-node.mjs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ATELIER = fileURLToPath(new URL('../../demo/atelier', import.meta.url));
const IMAGES = fileURLToPath(new URL('../../demo/images', import.meta.url));
const KINDS = fileURLToPath(new URL('../../demo/shop/products/kinds.ts', import.meta.url));
const RECORD = join(ATELIER, 'verified.txt');

/** A hash of the atelier's sources, of the product kinds and of the names and sizes of its images. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const sources = readdirSync(ATELIER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules') && !path.includes('.cache'))
    .sort();
  for (const path of sources) hash.update(path.slice(ATELIER.length)).update(readFileSync(path));
  hash.update(readFileSync(KINDS));
  for (const name of readdirSync(IMAGES).sort())
    hash.update(`${name} ${statSync(join(IMAGES, name)).size}\n`);
  return hash.digest('hex');
}

const CHECKS = [
  ['biome', 'check', '--error-on-warnings', 'src'],
  ['tsc', '--noEmit', '-p', '.'],
  ['vitest', 'run'],
] as const;

/** Lints, type-checks and tests the atelier, unless it has not changed since its checks last passed. */
function main(): void {
  const now = fingerprint();
  if (readFileSync(RECORD, { encoding: 'utf8', flag: 'a+' }).trim() === now) {
    console.log('The atelier has not changed since its checks last passed.');
    return;
  }
  for (const [program, ...args] of CHECKS) {
    const { status } = spawnSync(program, args, { cwd: ATELIER, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  writeFileSync(RECORD, `${now}\n`);
}

main();
