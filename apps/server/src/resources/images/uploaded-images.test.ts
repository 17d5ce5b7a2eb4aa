import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../test/support/personal-id-fixture.ts';
import { createImageUrls } from './image-urls.ts';
import { createImageRenderer } from './renderer.ts';
import { registerImageRoutes } from './routes.ts';
import { openSourceImages, type SourceImages } from './source-images.ts';
import { createUploadedImageKey, toStorageKey, withUploadedImages } from './uploaded-images.ts';

const storage = createMemoryStorage();
let folder: string;
let images: SourceImages;
let app: FastifyInstance;
let key: string;

/** Opens the images as another machine does, with a folder of its own. */
async function openMachine(name: string) {
  const own = join(folder, name);
  const ofFolder = await openSourceImages(own, join(own, 'masters.json'));
  return withUploadedImages(ofFolder, storage, join(own, 'uploaded'));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-uploaded-'));
  const create = { width: 900, height: 1200, channels: 3, background: '#224466' } as const;
  const bytes = await sharp({ create }).webp().toBuffer();
  key = createUploadedImageKey(bytes, create);
  await storage.put(toStorageKey(key), bytes);
  images = await openMachine('one');
  app = Fastify();
  registerImageRoutes(app, images, createImageRenderer(join(folder, 'one', 'made')));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it.each([
  ['240', 'image/avif,image/webp', 'image/webp', 240],
  ['1200', 'image/avif,image/webp', 'image/webp', 900],
  ['480', '*/*', 'image/jpeg', 480],
])('serves an uploaded image at width %s for %s as %s', async (size, accept, type, width) => {
  const response = await app.inject({ url: `/images/${key}/${size}`, headers: { accept } });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, type]);
  expect((await sharp(response.rawPayload).metadata()).width).toBe(width);
});

it('names the image by its content, so that browsers keep it', async () => {
  const [first] = createImageUrls(images).views([key]);
  const { headers } = await app.inject(first?.url ?? '');
  expect(headers['cache-control']).toContain('immutable');
});

it('is found on another machine, and on this one without the storage', async () => {
  const other = await openMachine('two');
  expect(await other.find(key)).toMatchObject({ key, width: 900, height: 1200 });
  await images.find(key);
  storage.fail('no answer');
  expect(await images.find(key)).toMatchObject({ key });
  storage.fail(undefined);
});

it('answers 404 for an image that nobody uploaded', async () => {
  const response = await app.inject(`/images/${key.slice(0, -1)}g/240`);
  expect(response.statusCode).toBe(404);
  const unknown = `u-900x1200-${'0'.repeat(32)}`;
  expect((await app.inject(`/images/${unknown}/240`)).statusCode).toBe(404);
});
