import { access, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Channel } from '../database/database.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';
import { contentWindows } from './content-windows.ts';
import { jobs } from './jobs.ts';
import { pruneImages } from './prune-images.ts';

const NOW = Date.UTC(2026, 3, 10, 2, 0);
const DAY_MS = 24 * 60 * 60 * 1000;
const minutes = (n: number) => new Date(NOW + n * 60_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

it('are named once each', () => {
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
});

describe('content windows', () => {
  const text = JSON.stringify({ 'zh-CN': '', 'en-US': '' });
  const banner = (id: string, starts_at: Date | null, ends_at: Date | null) =>
    shop.database.db
      .insertInto('banners')
      .values({ id, position: 'top', text, starts_at, ends_at })
      .execute();

  beforeEach(async () => {
    await shop.database.db.deleteFrom('banners').execute();
  });

  async function toldByRun(): Promise<Channel[]> {
    const told: Channel[] = [];
    const notify = async (channel: Channel) => void told.push(channel);
    await contentWindows.run(
      {},
      { database: { ...shop.database, notify }, dataDir: '', now: () => NOW },
    );
    return told;
  }

  it('tell nobody while nothing turns', async () => {
    await banner('open', minutes(-60), minutes(60));
    await banner('always', null, null);
    await banner('long ago', minutes(-90), minutes(-3));
    expect(await toldByRun()).toEqual([]);
  });

  it.each([
    ['opens', minutes(-1), null],
    ['closes', minutes(-60), minutes(0)],
  ])('tell the caches when one %s', async (id, from, until) => {
    await banner(id, from, until);
    expect(await toldByRun()).toEqual(['content']);
  });

  it('tell the catalogue when a sale begins', async () => {
    await shop.database.db
      .insertInto('sales')
      .values({ id: 1, name: text, description: text, starts_at: minutes(-1), ends_at: minutes(9) })
      .execute();
    expect(await toldByRun()).toEqual(['catalogue']);
  });
});

describe('pruning pictures', () => {
  it('takes those made long ago and leaves the others', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-prune-'));
    const ages = { 'images/ab/old.webp': 31, 'images/ab/new.webp': 29, 'masters.json': 99 };
    for (const [name, days] of Object.entries(ages)) {
      const path = join(dataDir, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, 'x');
      const time = new Date(NOW - days * DAY_MS);
      await utimes(path, time, time);
    }
    await pruneImages.run({}, { database: shop.database, dataDir, now: () => NOW });
    const exists = (name: string) =>
      access(join(dataDir, name)).then(
        () => true,
        () => false,
      );
    expect(await Promise.all(Object.keys(ages).map(exists))).toEqual([false, true, true]);
    await rm(dataDir, { recursive: true });
  });

  it('has nothing to do where there are none', async () => {
    const context = { database: shop.database, dataDir: '/nowhere', now: () => NOW };
    await expect(pruneImages.run({}, context)).resolves.toBeUndefined();
  });
});
