import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseFormat } from './format.ts';
import { createImageUrls } from './image-urls.ts';
import { createImageRenderer } from './renderer.ts';
import { registerImageRoutes } from './routes.ts';
import { openSourceImages, type SourceImages } from './source-images.ts';
import { isImageKey, listUsefulWidths, parseWidth } from './widths.ts';

const BROWSER = 'image/avif,image/webp,image/png,*/*;q=0.8';

let folder: string;
let sourceImages: SourceImages;
let app: FastifyInstance;

const drawAvif = (width: number, height: number, colour = '#8a4a22') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .avif()
    .toBuffer();
const listRendered = async () =>
  (await readdir(join(folder, 'made'), { recursive: true })).filter((name) => name.includes('.'));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-images-'));
  await writeFile(join(folder, 'coat-1.avif'), await drawAvif(900, 1200));
  await writeFile(join(folder, 'small.avif'), await drawAvif(300, 100));
  await writeFile(join(folder, 'broken.avif'), 'not a picture');
  sourceImages = await openSourceImages(folder, join(folder, 'made', 'masters.json'));
  app = Fastify();
  registerImageRoutes(app, sourceImages, createImageRenderer(join(folder, 'made')));
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = { accept: BROWSER }) =>
  app.inject({ url, headers });

describe('an image that cannot be kept', () => {
  it('is sent all the same and made again later', async () => {
    const made = join(folder, 'full');
    // A file in the place of the folder fails every write.
    await writeFile(made, '');
    const failures: unknown[] = [];
    const other = Fastify();
    registerImageRoutes(
      other,
      sourceImages,
      createImageRenderer(made, (error) => failures.push(error)),
    );
    const request = { url: '/images/coat-1/240', headers: { accept: BROWSER } };
    expect((await other.inject(request)).statusCode).toBe(200);
    expect(failures.length).toBe(1);
    await rm(made);
    expect((await other.inject(request)).statusCode).toBe(200);
    expect((await readdir(made, { recursive: true })).length).toBe(2);
    await other.close();
  });
});

describe('an image', () => {
  it.each([
    ['240', BROWSER, 'image/webp', 240],
    ['800', BROWSER, 'image/webp', 800],
    ['1200', BROWSER, 'image/avif', 900],
    ['480', 'image/webp,*/*', 'image/webp', 480],
    ['480', 'image/png,*/*;q=0.5', 'image/jpeg', 480],
    ['1600', '*/*', 'image/jpeg', 900],
  ])('at width %s for %s is %s', async (size, accept, type, width) => {
    const response = await get(`/images/coat-1/${size}`, { accept });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers.vary).toBe('Accept');
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length);
    expect((await sharp(response.rawPayload).metadata()).width).toBe(width);
  });

  it('is sent unchanged when it is not resized', async () => {
    const response = await get('/images/small/480');
    expect(response.rawPayload).toEqual(await readFile(join(folder, 'small.avif')));
  });

  it.each([
    '/images/coat-2/480',
    '/images/coat-1/481',
    '/images/coat-1/0480',
    '/images/coat-1/4e2',
    '/images/broken/480',
    '/images/..%2f..%2fetc%2fpasswd/480',
    '/images/%2e%2e/480',
    '/images/coat-1%00/480',
  ])('%s is not found', async (url) => expect((await get(url)).statusCode).toBe(404));

  it('is immutable under its own hash and cached briefly otherwise', async () => {
    const hash = sourceImages.get('coat-1')?.hash;
    const readCacheControl = async (query: string) =>
      (await get(`/images/coat-1/240${query}`)).headers['cache-control'];
    expect(await readCacheControl(`?v=${hash}`)).toContain('immutable');
    expect(await readCacheControl('?v=00000000')).toBe('public, max-age=300');
    expect(await readCacheControl('')).toBe('public, max-age=300');
  });

  it('is not sent again when the ETag matches', async () => {
    const { etag = '' } = (await get('/images/coat-1/240')).headers;
    const repeated = await get('/images/coat-1/240', {
      accept: BROWSER,
      'if-none-match': String(etag),
    });
    expect(repeated.statusCode).toBe(304);
    expect(repeated.rawPayload).toHaveLength(0);
    const other = await get('/images/coat-1/240', { accept: '*/*', 'if-none-match': String(etag) });
    expect(other.statusCode).toBe(200);
  });

  it('is rendered once for concurrent requests and leaves no temporary files', async () => {
    await writeFile(join(folder, 'late.avif'), await drawAvif(1000, 500));
    const responses = await Promise.all(Array.from({ length: 12 }, () => get('/images/late/800')));
    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const rendered = (await listRendered()).filter((name) => name.includes('late'));
    expect(rendered).toEqual([expect.stringMatching(/late-[0-9a-f]{8}-800\.webp$/)]);
  });
});

describe('source images', () => {
  it('are cached, and read again when they change', async () => {
    const cachePath = join(folder, 'made', 'masters.json');
    const before = sourceImages.get('small');
    await writeFile(join(folder, 'small.avif'), await drawAvif(320, 100, '#20283c'));
    const after = (await openSourceImages(folder, cachePath)).get('small');
    expect(after).toMatchObject({ width: 320, height: 100 });
    expect(after?.hash).not.toBe(before?.hash);
    expect((await openSourceImages(folder, cachePath)).get('coat-1')).toEqual(
      sourceImages.get('coat-1'),
    );
  });

  it('may be missing, and their cache file unreadable', async () => {
    const cachePath = join(folder, 'elsewhere', 'masters.json');
    const empty = await openSourceImages(join(folder, 'nowhere'), cachePath);
    expect(empty.get('coat-1')).toBeUndefined();
    expect(existsSync(cachePath)).toBe(true);
    await writeFile(cachePath, '{"coat-1":');
    expect((await openSourceImages(folder, cachePath)).get('coat-1')?.width).toBe(900);
    expect((await stat(cachePath)).size).toBeGreaterThan(10);
  });
});

describe('image URLs', () => {
  it('contain the content hash in every size of each view', () => {
    const hash = sourceImages.get('coat-1')?.hash;
    expect(createImageUrls(sourceImages).views(['coat-1', 'gone'])).toEqual([
      { url: `/images/coat-1/240?v=${hash}`, size: 240, order: 1 },
      { url: `/images/coat-1/480?v=${hash}`, size: 480, order: 1 },
      { url: `/images/coat-1/800?v=${hash}`, size: 800, order: 1 },
      { url: '/images/gone/240', size: 240, order: 2 },
      { url: '/images/gone/480', size: 480, order: 2 },
      { url: '/images/gone/800', size: 800, order: 2 },
    ]);
  });

  it('come with the dimensions and the useful widths', () => {
    const { imageSet } = createImageUrls(sourceImages);
    expect(imageSet('gone')).toBeUndefined();
    expect(imageSet('coat-1')).toMatchObject({ width: 900, height: 1200 });
    expect(imageSet('coat-1')?.images.map(({ size }) => size)).toEqual([240, 480, 800, 1200]);
  });
});

describe('rules', () => {
  it.each([
    [100, [240]],
    [240, [240]],
    [900, [240, 480, 800, 1200]],
    [5000, [240, 480, 800, 1200, 1600]],
  ])('an image %i wide is offered in the widths %j', (width, widths) =>
    expect(listUsefulWidths(width)).toEqual(widths),
  );

  it.each([
    ['480', 480],
    ['481', undefined],
    ['', undefined],
    ['480.0', undefined],
    ['-480', undefined],
  ])('%j is parsed as the width %s', (text, width) => expect(parseWidth(text)).toBe(width));

  it.each([
    ['women-coat_1', true],
    ['../coat', false],
    ['-coat', false],
    ['coat.avif', false],
    ['', false],
    ['a'.repeat(129), false],
  ])('%s is an image key: %s', (key, expected) => expect(isImageKey(key)).toBe(expected));

  it.each([
    ['image/avif;q=0,image/webp', true, 'webp'],
    ['IMAGE/AVIF', true, 'avif'],
    ['image/avif', false, 'jpeg'],
    ['image/webp;q=0.0', false, 'jpeg'],
    [undefined, true, 'jpeg'],
  ] as const)('%s at full size %s gets %s', (accept, isFullSize, format) =>
    expect(chooseFormat(accept, isFullSize)).toBe(format),
  );
});
