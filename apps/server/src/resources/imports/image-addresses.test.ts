import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ImportHarness, NOW, openImportHarness } from '../../../test/support/import-setup.ts';
import { PublicFileError } from '../admin-products/fetch-public-file.ts';
import { openImageAddresses } from './image-addresses.ts';
import { knownImages } from './import-images.ts';
import { openLibraryImages } from './library-images.ts';

let shop: ImportHarness;
let photo: Buffer;
let stored: string[];
let fetched: { url: string; maxBytes: number }[];
let running = 0;
let mostRunning = 0;
beforeAll(async () => {
  shop = await openImportHarness();
  const background = { width: 400, height: 500, channels: 3, background: '#804020' } as const;
  photo = await sharp({ create: background }).jpeg().toBuffer();
});
afterAll(() => shop.close());
beforeEach(async () => {
  [stored, fetched, running, mostRunning] = [[], [], 0, 0];
  await shop.db.deleteFrom('fetched_images').execute();
});

async function fetchPublicFile(url: string, maxBytes: number): Promise<Uint8Array> {
  fetched.push({ url, maxBytes });
  mostRunning = Math.max(mostRunning, ++running);
  await new Promise(setImmediate);
  running--;
  if (url.includes('gone')) throw new PublicFileError('url-unreachable');
  if (url.includes('text')) return Buffer.from('no image');
  return photo;
}

const open = (isDryRun = false, now = NOW) =>
  openImageAddresses(
    {
      db: shop.db,
      storage: { put: async (key) => void stored.push(key) },
      fetchPublicFile,
      now: () => now,
    },
    knownImages,
    isDryRun,
  );

const url = (name: string) => `https://cdn.example.com/${name}.jpg`;

it('fetches each address once, some at a time, and keeps other names', async () => {
  const images = open();
  const names = Array.from({ length: 9 }, (_, number) => url(String(number)));
  await images.prepare([...names, ...names, 'coat-1']);
  await images.prepare(names);
  expect(fetched).toHaveLength(9);
  expect(mostRunning).toBe(4);
  expect(images.findKey(url('0'))).toMatch(/^[\w-]+$/);
  expect(images.findKey('coat-1')).toBe('coat-1');
});

it('fetches an address again after a day, also in another import', async () => {
  await open().prepare([url('a')]);
  const images = open(false, NOW + 3_600_000);
  await images.prepare([url('a')]);
  expect(fetched).toHaveLength(1);
  expect(images.findKey(url('a'))).toBeDefined();
  await open(false, NOW + 90_000_000).prepare([url('a')]);
  expect(fetched).toHaveLength(2);
});

it('reads only the beginning in a dry run, and stores nothing', async () => {
  const images = open(true);
  await images.prepare([url('a'), url('text')]);
  expect(images.findKey(url('a'))).toBeDefined();
  expect(images.findProblem(url('text'))).toBe('image-unreadable');
  expect(stored).toEqual([]);
  expect(fetched.map(({ maxBytes }) => maxBytes)).toEqual([262_144, 262_144]);
});

it('says why an image cannot be had, for each row that names it', async () => {
  const row = (number: number, name: string) => ({
    ...shop.newProduct,
    ...{ product: `U-${number}`, sku: `U-${number}`, images: url(name), status: 'published' },
  });
  const rows = [row(1, 'a'), row(2, 'gone'), row(3, 'gone'), row(4, 'text')];
  const { job, errors } = await shop.importRows(rows, { images: open() });
  expect(errors).toEqual([
    { line: 2, column: 'images', value: url('gone'), message: 'cannot be fetched' },
    { line: 3, column: 'images', value: url('gone'), message: 'cannot be fetched' },
    {
      ...{ line: 4, column: 'images', value: url('text') },
      message: 'is no image that can be read: JPEG, PNG, WebP or AVIF',
    },
  ]);
  expect(job).toMatchObject({ changed_rows: 2 });
  expect(stored).toHaveLength(1);
});

it.each(['shopify', 'woocommerce', 'medusa', 'saleor', 'spree', 'taobao', 'youzan'] as const)(
  'an export of %s is imported with all that it names',
  async (format) => {
    const file = new URL(`../../../test/import-files/${format}.csv`, import.meta.url);
    // A shop with one merchant needs no column for it, and Taobao names brand and category by numbers only.
    await shop.db
      .updateTable('merchants')
      .set({ archived_at: new Date(NOW) })
      .where('id', '=', '9002')
      .execute();
    const usual = { brand: 'Atelier', category: 'Women > Scarves' };
    const choices = { createMissing: true, gender: 'women', format, ...usual } as const;
    const bytes = await readFile(file);
    const { job, errors } = await shop.importText(bytes, { ...choices, images: open() });
    expect(errors).toEqual([]);
    expect(job).toMatchObject({ state: 'done', error_rows: 0 });
    expect(job.changed_rows).toBeGreaterThan(1);
  },
);

it('finds pictures of the media library by the names of their files', async () => {
  const pictures = [
    ['00000000000000000000000000000001', 'moon-ring', 'stored'],
    ['00000000000000000000000000000002', 'Moon-Ring', 'stored'],
    ['00000000000000000000000000000003', 'pearl', 'deleting'],
  ] as const;
  await shop.db
    .insertInto('media_files')
    .values(
      pictures.map(([hash, name, state]) => ({
        ...{ key: `u-900x1200-${hash}`, kind: 'image' as const, name, state },
        ...{ width: 900, height: 1200, uploaded_at: new Date(NOW) },
      })),
    )
    .execute();
  const images = openLibraryImages(shop.db);
  await images.prepare(['moon-ring.JPG', 'pearl.jpg', 'jade.tbi', "o'neil.png"]);
  expect(images.findKey('moon-ring.JPG')).toBe(`u-900x1200-${pictures[1][0]}`);
  expect(['pearl.jpg', 'jade.tbi', "o'neil.png"].map(images.findKey)).toEqual(
    Array(3).fill(undefined),
  );
  expect(images.findKey('coat-1')).toBe('coat-1');
});
