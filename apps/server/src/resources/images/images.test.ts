import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageAddresses } from './addresses.ts';
import { chooseFormat } from './format.ts';
import { type Masters, openMasters } from './masters.ts';
import { createRender } from './rendering.ts';
import { registerImages } from './routes.ts';
import { isKey, offeredWidth, usefulWidths } from './widths.ts';

const BROWSER = 'image/avif,image/webp,image/png,*/*;q=0.8';

let folder: string;
let masters: Masters;
let app: FastifyInstance;

const draw = (width: number, height: number, colour = '#8a4a22') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .avif()
    .toBuffer();
const cached = async () =>
  (await readdir(join(folder, 'made'), { recursive: true })).filter((name) => name.includes('.'));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-images-'));
  await writeFile(join(folder, 'coat-1.avif'), await draw(900, 1200));
  await writeFile(join(folder, 'small.avif'), await draw(300, 100));
  await writeFile(join(folder, 'broken.avif'), 'not a picture');
  masters = await openMasters(folder, join(folder, 'made', 'masters.json'));
  app = Fastify();
  registerImages(app, masters, createRender(join(folder, 'made')));
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = { accept: BROWSER }) =>
  app.inject({ url, headers });

describe('a picture', () => {
  it.each([
    ['240', BROWSER, 'image/webp', 240],
    ['800', BROWSER, 'image/webp', 800],
    ['1200', BROWSER, 'image/avif', 900],
    ['480', 'image/webp,*/*', 'image/webp', 480],
    ['480', 'image/png,*/*;q=0.5', 'image/jpeg', 480],
    ['1600', '*/*', 'image/jpeg', 900],
  ])('%s wide for %s is %s', async (size, accept, type, width) => {
    const answer = await get(`/images/coat-1/${size}`, { accept });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers.vary).toBe('Accept');
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
  });

  it('goes out as it was given when it is not made smaller', async () => {
    const answer = await get('/images/small/480');
    expect(answer.rawPayload).toEqual(await readFile(join(folder, 'small.avif')));
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

  it('is kept for ever under its own hash and shortly under any other', async () => {
    const hash = masters.known('coat-1')?.hash;
    const kept = async (query: string) =>
      (await get(`/images/coat-1/240${query}`)).headers['cache-control'];
    expect(await kept(`?v=${hash}`)).toContain('immutable');
    expect(await kept('?v=00000000')).toBe('public, max-age=300');
    expect(await kept('')).toBe('public, max-age=300');
  });

  it('is not sent again to whoever has it', async () => {
    const { etag = '' } = (await get('/images/coat-1/240')).headers;
    const again = await get('/images/coat-1/240', {
      accept: BROWSER,
      'if-none-match': String(etag),
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    const other = await get('/images/coat-1/240', { accept: '*/*', 'if-none-match': String(etag) });
    expect(other.statusCode).toBe(200);
  });

  it('is made once when many ask at once, and leaves no drafts', async () => {
    await writeFile(join(folder, 'late.avif'), await draw(1000, 500));
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('/images/late/800')));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const made = (await cached()).filter((name) => name.includes('late'));
    expect(made).toEqual([expect.stringMatching(/late-[0-9a-f]{8}-800\.webp$/)]);
  });
});

describe('the masters', () => {
  it('are remembered, and read again when they change', async () => {
    const memory = join(folder, 'made', 'masters.json');
    const before = masters.known('small');
    await writeFile(join(folder, 'small.avif'), await draw(320, 100, '#20283c'));
    const after = (await openMasters(folder, memory)).known('small');
    expect(after).toMatchObject({ width: 320, height: 100 });
    expect(after?.hash).not.toBe(before?.hash);
    expect((await openMasters(folder, memory)).known('coat-1')).toEqual(masters.known('coat-1'));
  });

  it('may be missing, and their memory unreadable', async () => {
    const memory = join(folder, 'elsewhere', 'masters.json');
    const none = await openMasters(join(folder, 'nowhere'), memory);
    expect(none.known('coat-1')).toBeUndefined();
    expect(existsSync(memory)).toBe(true);
    await writeFile(memory, '{"coat-1":');
    expect((await openMasters(folder, memory)).known('coat-1')?.width).toBe(900);
    expect((await stat(memory)).size).toBeGreaterThan(10);
  });
});

describe('addresses', () => {
  it('carry the hash of the picture, in every size of each view', () => {
    const hash = masters.known('coat-1')?.hash;
    expect(imageAddresses(masters).views(['coat-1', 'gone'])).toEqual([
      { url: `/images/coat-1/240?v=${hash}`, size: 240, order: 1 },
      { url: `/images/coat-1/480?v=${hash}`, size: 480, order: 1 },
      { url: `/images/coat-1/800?v=${hash}`, size: 800, order: 1 },
      { url: '/images/gone/240', size: 240, order: 2 },
      { url: '/images/gone/480', size: 480, order: 2 },
      { url: '/images/gone/800', size: 800, order: 2 },
    ]);
  });

  it('tell the shape of a picture and the widths worth asking for', () => {
    const { imageSet } = imageAddresses(masters);
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
  ])('a picture %i wide is offered in %j', (width, widths) =>
    expect(usefulWidths(width)).toEqual(widths),
  );

  it.each([
    ['480', 480],
    ['481', undefined],
    ['', undefined],
    ['480.0', undefined],
    ['-480', undefined],
  ])('%j is the width %s', (text, width) => expect(offeredWidth(text)).toBe(width));

  it.each([
    ['women-coat_1', true],
    ['../coat', false],
    ['-coat', false],
    ['coat.avif', false],
    ['', false],
    ['a'.repeat(129), false],
  ])('%s is a key: %s', (key, expected) => expect(isKey(key)).toBe(expected));

  it.each([
    ['image/avif;q=0,image/webp', true, 'webp'],
    ['IMAGE/AVIF', true, 'avif'],
    ['image/avif', false, 'jpeg'],
    ['image/webp;q=0.0', false, 'jpeg'],
    [undefined, true, 'jpeg'],
  ] as const)('%s with the whole master %s gets %s', (accept, isWhole, format) =>
    expect(chooseFormat(accept, isWhole)).toBe(format),
  );
});
