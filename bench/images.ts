import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { residentMegabytes } from '../tests/support/resident-memory.ts';
import { median, report, table } from './report.ts';
import { type BenchShop, startShop } from './shop.ts';

/** Measures what the first visitors of images wait for: each is decoded, made smaller and written as WebP. */
const SOURCES = fileURLToPath(new URL('../demo/images', import.meta.url));
const EVERY = 5;
const WIDTHS = [240, 480];
const VISITORS = 3;
const TICKS_PER_SECOND = 100;

/** The processor time of a shop's process in milliseconds. */
function readCpuMs({ process: { pid } }: BenchShop): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000;
}

const paths = readdirSync(SOURCES)
  .filter((name, index) => name.endsWith('.avif') && index % EVERY === 0)
  .flatMap((name) => WIDTHS.map((width) => `/images/${name.slice(0, -'.avif'.length)}/${width}`));
const count = paths.length;
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
const shop = await startShop(folder);
const ready = residentMegabytes(shop);
const cpuBefore = readCpuMs(shop);
const waits: number[] = [];

async function loadImages(): Promise<void> {
  for (let path = paths.pop(); path; path = paths.pop()) {
    const startedAt = performance.now();
    const response = await fetch(shop.origin + path, { headers: { accept: 'image/webp' } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.status} ${path}`);
    waits.push(performance.now() - startedAt);
  }
}

await Promise.all(Array.from({ length: VISITORS }, loadImages));
const cpu = (readCpuMs(shop) - cpuBefore) / count;
report(
  'images',
  table(
    [`${count} images, ${VISITORS} at once`, 'result'],
    [
      ['processor time of an image', `${Math.round(cpu)} ms`],
      ['a visitor waits, median', `${Math.round(median(waits))} ms`],
      ['memory when ready', `${Math.round(ready)} MB`],
      ['memory afterwards', `${Math.round(residentMegabytes(shop))} MB`],
    ],
  ),
);
await shop.stop();
rmSync(folder, { recursive: true });
