import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type Manifest, readAssets } from '../apps/web/src/server/assets.ts';
import { moduleCodes } from './registry.ts';

const CLIENT = new URL('../apps/web/dist/client/', import.meta.url);
const BASE = '/content/assets/';
const KB = 1024;

/** What a screen may cost a shopper, in KB of JavaScript after brotli, everything included. */
const BUDGETS: Readonly<Record<string, number>> = {
  content: 90,
  home: 110,
  list: 110,
  product: 110,
  category: 110,
  search: 110,
};

/** Screens that lay out modules are charged with every module type there is. */
const WITH_MODULES: ReadonlySet<string> = new Set(['content', 'home']);

/** Words that only zod's own code contains. */
const ZOD = /ZodError|\$ZodType|_zod\b/;

const read = (file: string) => readFileSync(new URL(file, CLIENT));
const kilobytes = (file: string) => brotliCompressSync(read(file)).length / KB;

export interface ScreenBytes {
  screen: string;
  kilobytes: number;
  budget: number;
}

/** The JavaScript of each screen, as the last build made it. */
export function screenBytes(): ScreenBytes[] {
  const manifest = JSON.parse(read('manifest.json').toString()) as Manifest;
  const assets = readAssets(manifest, BASE);
  const modules = moduleCodes().map((code) => `packages/modules/src/${code}/View.tsx`);
  return Object.entries(BUDGETS).map(([screen, budget]) => {
    const sources = [
      `packages/features/src/${screen}/screen.ts`,
      ...(WITH_MODULES.has(screen) ? modules : []),
    ];
    const files = new Set([
      ...assets.shared,
      ...sources.flatMap((source) => assets.chunksOf(source)),
    ]);
    const total = [...files]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + kilobytes(file.slice(BASE.length)), 0);
    return { screen, kilobytes: total, budget };
  });
}

function main(): void {
  const withZod = readdirSync(CLIENT).filter(
    (file) => file.endsWith('.js') && ZOD.test(read(file).toString()),
  );
  const rows = screenBytes();
  for (const { screen, kilobytes: size, budget } of rows) {
    console.log(`${screen.padEnd(10)} ${size.toFixed(1).padStart(6)} KB of ${budget}`);
  }
  for (const file of withZod) console.error(`zod has reached the shopper in ${file}`);
  const over = rows.filter(({ kilobytes: size, budget }) => size > budget);
  for (const { screen } of over) console.error(`${screen} is over its budget`);
  process.exitCode = over.length + withZod.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
