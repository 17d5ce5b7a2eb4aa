import { randomUUID } from 'node:crypto';
import { access, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import type { Channel, OpenDatabase } from '../database/database.ts';
import { contentWindows } from '../jobs/content-windows.ts';
import { pruneImages } from '../jobs/prune-images.ts';
import { jobs } from './jobs.ts';

const NOW = Date.UTC(2026, 3, 10, 2, 0);
const DAY_MS = 24 * 60 * 60 * 1000;
const minutes = (n: number) => new Date(NOW + n * 60_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('gives every job a unique name', () => {
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
});

describe('the content windows job', () => {
  const text = JSON.stringify({ 'zh-CN': '', 'en-US': '' });
  const banner = (id: string, starts_at: Date | null, ends_at: Date | null) =>
    shop.database.db
      .insertInto('banners')
      .values({ id, position: 'top', text, starts_at, ends_at })
      .execute();

  beforeEach(async () => {
    await shop.database.db.deleteFrom('banners').execute();
  });

  async function runAndCollectChannels(): Promise<Channel[]> {
    const notified: Channel[] = [];
    const notify = async (channel: Channel) => void notified.push(channel);
    await contentWindows.run(
      {},
      { database: { ...shop.database, notify }, dataDir: '', now: () => NOW },
    );
    return notified;
  }

  it('notifies no cache while nothing starts or ends', async () => {
    await banner('open', minutes(-60), minutes(60));
    await banner('always', null, null);
    await banner('long ago', minutes(-90), minutes(-3));
    expect(await runAndCollectChannels()).toEqual([]);
  });

  it.each([
    ['starts', minutes(-1), null],
    ['ends', minutes(-60), minutes(0)],
  ])('notifies the content cache when a banner %s', async (id, from, until) => {
    await banner(id, from, until);
    expect(await runAndCollectChannels()).toEqual(['content']);
  });

  it('notifies the catalogue when a sale starts', async () => {
    await shop.database.db
      .insertInto('sales')
      .values({ id: 1, name: text, description: text, starts_at: minutes(-1), ends_at: minutes(9) })
      .execute();
    expect(await runAndCollectChannels()).toEqual(['catalogue']);
  });
});

describe('the prune-images job', () => {
  const context = { database: {} as OpenDatabase, now: () => NOW, deps: {} };

  it('deletes old rendered images and unfinished files, and keeps the others', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-prune-'));
    const ages = {
      'images/ab/old.webp': 31,
      [`images/ab/x.webp.${randomUUID()}`]: 2,
      [`private/personal-ids/1/photo.${randomUUID()}`]: 2,
      'images/ab/new.webp': 29,
      [`private/personal-ids/2/photo.${randomUUID()}`]: 0,
      'private/personal-ids/2/photo': 99,
      'masters.json': 99,
    };
    for (const [name, days] of Object.entries(ages)) {
      const path = join(dataDir, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, 'x');
      const time = new Date(NOW - days * DAY_MS);
      await utimes(path, time, time);
    }
    await pruneImages.run({ ...context, dataDir });
    const exists = (name: string) =>
      access(join(dataDir, name)).then(
        () => true,
        () => false,
      );
    expect(await Promise.all(Object.keys(ages).map(exists))).toEqual([
      ...[false, false, false],
      ...[true, true, true, true],
    ]);
    await rm(dataDir, { recursive: true });
  });

  it('succeeds when there is no image folder', async () => {
    await expect(pruneImages.run({ ...context, dataDir: '/nowhere' })).resolves.toBe(false);
  });
});
