import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BANNERS, bannerFile } from '../banners/banners.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { pairsWithin, TOO_ALIKE } from '../likeness/likeness.ts';
import { readAll } from '../likeness/read.ts';
import { encode } from './encode.ts';
import { MASTERS_FOLDER } from './places.ts';
import { fileOf, RECIPES, recipeHash, VIEWS } from './recipes.ts';

/** What the repository can bear. */
const BUDGET = 25 * 1024 * 1024;

const pieces = catalogue();

test('every piece has its three masters, every banner its file, and nothing else is kept', () => {
  const wanted = [
    ...pieces.flatMap((piece) => VIEWS.map((view) => fileOf(piece, view))),
    ...BANNERS.map(bannerFile),
  ];
  const kept = readdirSync(MASTERS_FOLDER).filter((file) => file.endsWith('.avif'));
  expect(kept.sort()).toEqual(wanted.sort());
});

test('the masters stay within their budget', () => {
  const sizes = readdirSync(MASTERS_FOLDER).map(
    (file) => statSync(join(MASTERS_FOLDER, file)).size,
  );
  expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThan(BUDGET);
});

test('no two packshots would be taken for one another', async () => {
  const seen = await readAll(
    MASTERS_FOLDER,
    pieces.map((piece) => fileOf(piece, 'packshot')),
  );
  const names = pieces.map(({ id }) => id);
  expect(pairsWithin(TOO_ALIKE, names, seen)).toEqual([]);
}, 60_000);

test('masters have the size their recipe says', async () => {
  for (const view of VIEWS) {
    const { width, height } = await sharp(join(MASTERS_FOLDER, fileOf(pieces[0], view))).metadata();
    expect([width, height]).toEqual([RECIPES[view].width, RECIPES[view].height]);
  }
});

test('a busy picture gives up quality until it is small enough', async () => {
  const noise = Buffer.from(Array.from({ length: 96 * 96 * 3 }, (_, i) => (i * 7919) % 256));
  const image = () => sharp(noise, { raw: { width: 96, height: 96, channels: 3 } });
  const free = await encode(image(), 60, Number.POSITIVE_INFINITY);
  const bound = await encode(image(), 60, free.length * 0.7);
  expect(bound.length).toBeLessThan(free.length * 0.9);
});

test("a recipe's hash follows the piece and the recipe", () => {
  const [a, b] = pieces;
  expect(recipeHash(a, RECIPES.packshot)).toBe(recipeHash({ ...a }, RECIPES.packshot));
  expect(recipeHash(a, RECIPES.packshot)).not.toBe(recipeHash(b, RECIPES.packshot));
  expect(recipeHash(a, RECIPES.packshot)).not.toBe(
    recipeHash(a, { ...RECIPES.packshot, quality: 47 }),
  );
});
