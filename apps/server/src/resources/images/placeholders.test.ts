import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withPlaceholders } from './placeholders.ts';
import type { SourceImages } from './source-images.ts';

const OWN = { key: 'placeholder-1x1', path: 'own.avif', width: 9, height: 9, hash: 'own' };
const own: SourceImages = {
  get: (key) => (key === OWN.key ? { ...OWN, format: 'avif' } : undefined),
  find: async (key) => own.get(key),
};

let folder: string;
let images: SourceImages;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-placeholders-'));
  images = withPlaceholders(own, folder);
});
afterAll(() => rm(folder, { recursive: true }));

it('draws a placeholder when it is asked for, once', async () => {
  expect(images.get('placeholder-3x4')).toMatchObject({ width: 1_200, height: 1_600 });
  expect(await readdir(folder)).toEqual([]);
  const found = await images.find('placeholder-3x4');
  await images.find('placeholder-3x4');
  expect(await readdir(folder)).toHaveLength(1);
  const { width, height, format } = await sharp(found?.path).metadata();
  expect({ width, height, format }).toEqual({ width: 1_200, height: 1_600, format: 'webp' });
});

it.each(['placeholder-2x9', 'placeholder-3x4-other', '../placeholder-3x4'])(
  'has no picture called %s',
  async (key) => expect([images.get(key), await images.find(key)]).toEqual([undefined, undefined]),
);

it('leaves a picture of the shop with the same name', async () => {
  expect((await images.find(OWN.key))?.hash).toBe('own');
});
