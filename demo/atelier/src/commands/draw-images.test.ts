import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BANNERS, bannerFile } from '../banners/banners.ts';
import { findProduct, listProducts } from '../catalogue/catalogue.ts';
import { isFeatured } from '../catalogue/featured.ts';
import { findSimilarPairs, MIN_DIFFERENCE } from '../similarity/fingerprint.ts';
import { readFingerprints } from '../similarity/read-fingerprints.ts';
import { hasCloth } from '../views/cloth.ts';
import { encode } from './encode.ts';
import { findSpec, hashSpec, imageFile, listViews } from './image-specs.ts';
import { IMAGES_FOLDER } from './paths.ts';

/** The size limit of all images in the repository. */
const BUDGET = 48 * 1024 * 1024;

const products = listProducts();

test('the image folder contains every view of every product, every banner, and nothing else', () => {
  const expected = [
    ...products.flatMap((product) => listViews(product).map((view) => imageFile(product, view))),
    ...BANNERS.map(bannerFile),
  ];
  const files = readdirSync(IMAGES_FOLDER).filter((file) => file.endsWith('.avif'));
  expect(files.sort()).toEqual(expected.sort());
});

test('all images together stay within the size limit', () => {
  const sizes = readdirSync(IMAGES_FOLDER).map((file) => statSync(join(IMAGES_FOLDER, file)).size);
  expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThan(BUDGET);
});

test('no two packshots are too similar', async () => {
  const fingerprints = await readFingerprints(
    IMAGES_FOLDER,
    products.map((product) => imageFile(product, 'packshot')),
  );
  const names = products.map(({ id }) => id);
  expect(findSimilarPairs(MIN_DIFFERENCE, names, fingerprints)).toEqual([]);
}, 60_000);

test('images have the size of their specification', async () => {
  const coat = findProduct('women-trench-knee-gabardine-camel');
  for (const product of [products[0], coat]) {
    for (const view of listViews(product)) {
      const { width, height } = await sharp(
        join(IMAGES_FOLDER, imageFile(product, view)),
      ).metadata();
      const spec = findSpec(product, view);
      expect([width, height]).toEqual([spec.width, spec.height]);
    }
  }
});

test('featured products have six views or seven, at least 1600 pixels tall, the rest have three', () => {
  for (const product of products) {
    const views = listViews(product);
    if (!isFeatured(product)) {
      expect(views).toHaveLength(3);
      continue;
    }
    expect(views.length, product.id).toBeGreaterThanOrEqual(hasCloth(product) ? 6 : 5);
    for (const view of views) expect(findSpec(product, view).height).toBeGreaterThanOrEqual(1600);
  }
});

test('encodes a detailed image at lower quality until it fits the byte limit', async () => {
  const noise = Buffer.from(Array.from({ length: 96 * 96 * 3 }, (_, i) => (i * 7919) % 256));
  const image = () => sharp(noise, { raw: { width: 96, height: 96, channels: 3 } });
  const unlimited = await encode(image(), 60, Number.POSITIVE_INFINITY);
  const limited = await encode(image(), 60, unlimited.length * 0.7);
  expect(limited.length).toBeLessThan(unlimited.length * 0.9);
});

test('the hash depends on the product and the specification', () => {
  const [a, b] = products;
  const spec = findSpec(a, 'packshot');
  expect(hashSpec(a, spec)).toBe(hashSpec({ ...a }, spec));
  expect(hashSpec(a, spec)).not.toBe(hashSpec(b, spec));
  expect(hashSpec(a, spec)).not.toBe(hashSpec(a, { ...spec, quality: 47 }));
});
