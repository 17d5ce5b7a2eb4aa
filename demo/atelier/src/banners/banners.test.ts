import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findProduct } from '../catalogue/catalogue.ts';
import { BANNERS_FILE } from '../commands/paths.ts';
import { BANNERS } from './banners.ts';
import { buildBannerScene } from './layout.ts';
import { MOTIFS } from './motifs/motifs.ts';

test('has motifs for each gender, each in an upright and a wide ratio', () => {
  expect(MOTIFS.length).toBeGreaterThanOrEqual(10);
  expect(new Set(MOTIFS.map((motif) => motif.name)).size).toBe(MOTIFS.length);
  expect(new Set(MOTIFS.map((motif) => motif.gender))).toEqual(new Set(['women', 'men', 'kids']));
  for (const { ratios } of MOTIFS) expect(ratios).toEqual(expect.arrayContaining(['3x4', '16x9']));
  expect(BANNERS.filter((b) => b.ratio === '9:16').length).toBeGreaterThan(5);
});

test('sizes match their ratio', () => {
  for (const { ratio, width, height } of BANNERS) {
    const [w, h] = ratio.split(':').map(Number);
    expect(width / height).toBeCloseTo(w / h, 2);
  }
});

test('a wide banner keeps its left 40% free for text', () => {
  for (const motif of MOTIFS) {
    if ('cloth' in motif) continue;
    for (const { x, w } of buildBannerScene(motif, '16x9').placements)
      expect(x - w / 2).toBeGreaterThan(0.4);
  }
});

test('the hem of a hero is inside of what pages show of it', () => {
  for (const motif of MOTIFS) {
    if ('cloth' in motif || motif.staging !== 'rail') continue;
    for (const [ratio, end] of [
      ['3x4', 0.86],
      ['16x9', 0.89],
      ['1x1', 0.9],
    ] as const) {
      for (const { y, h } of buildBannerScene(motif, ratio).placements) {
        expect(y + h).toBeLessThan(end);
      }
    }
  }
});

test('campaigns, genders and seasons have interiors of their own', () => {
  const interiorsOf = (gender: string) =>
    new Set(MOTIFS.flatMap((m) => ('cloth' in m || m.gender !== gender ? [] : m.interior)));
  expect([...interiorsOf('men')]).toEqual(['library']);
  expect([...interiorsOf('kids')]).toEqual(['playroom']);
  expect(interiorsOf('women').size).toBeGreaterThanOrEqual(5);
});

test('banners show existing products of their gender', () => {
  for (const motif of MOTIFS) {
    if ('cloth' in motif) continue;
    for (const id of motif.productIds) expect(findProduct(id).gender).toBe(motif.gender);
  }
});

test('banners.json lists exactly the banners of the motifs', () => {
  const listed = JSON.parse(readFileSync(BANNERS_FILE, 'utf8'));
  expect(listed).toEqual(
    BANNERS.map(({ id, ratio, width, height, motif, gender, alt }) => ({
      id,
      ratio,
      width,
      height,
      motif,
      gender,
      alt,
    })),
  );
});
