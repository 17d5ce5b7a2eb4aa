import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { peakMegabytes } from '../support/resident-memory.ts';
import { startShopProcess } from '../support/shop.ts';

/** A container of one gigabyte holds the shop with what the system needs for its files. */
const MOST_MEGABYTES = 600;
const PATHS = ['/', '/en/content/spring', '/product/list', '/api/v1/search/products?size=40'];
const IMAGES = 60;

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-memory-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Opens pages and loads images, which are rendered for the first time. */
async function useShop(origin: string) {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const pages = await Promise.all(PATHS.map(read));
  const images = new Set(pages.join(' ').match(/\/images\/[\w./-]+/g) ?? []);
  expect(images.size).toBeGreaterThan(IMAGES);
  for (const image of [...images].slice(0, IMAGES))
    expect((await fetch(origin + image)).status).toBe(200);
}

it.runIf(process.platform === 'linux')(
  'the first start of a shop, its use and a later start stay in a small container',
  async () => {
    const peaks: number[] = [];
    for (const start of ['first', 'later']) {
      const shop = await startShopProcess({ dataDir });
      expect(shop.log().includes('Seeded the demo shop')).toBe(start === 'first');
      await useShop(shop.origin);
      peaks.push(peakMegabytes(shop));
      await shop.stop();
    }
    expect(Math.max(...peaks)).toBeLessThan(MOST_MEGABYTES);
  },
);
