import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pieceById } from '../catalogue/catalogue.ts';
import { BANNERS_FILE } from '../commands/places.ts';
import { BANNERS } from './banners.ts';
import { roomOf } from './layout.ts';
import { MOTIFS } from './motifs/motifs.ts';

test('there are motifs for everyone, each upright and wide', () => {
  expect(MOTIFS.length).toBeGreaterThanOrEqual(10);
  expect(new Set(MOTIFS.map((motif) => motif.name)).size).toBe(MOTIFS.length);
  expect(new Set(MOTIFS.map((motif) => motif.gender))).toEqual(new Set(['women', 'men', 'kids']));
  for (const { ratios } of MOTIFS) expect(ratios).toEqual(expect.arrayContaining(['3x4', '16x9']));
  expect(BANNERS.filter((b) => b.ratio === '9:16').length).toBeGreaterThan(5);
});

test('sizes keep their ratio', () => {
  for (const { ratio, width, height } of BANNERS) {
    const [w, h] = ratio.split(':').map(Number);
    expect(width / height).toBeCloseTo(w / h, 2);
  }
});

test('a wide banner leaves its left two fifths to words', () => {
  for (const motif of MOTIFS) {
    if ('cloth' in motif) continue;
    for (const { x, w } of roomOf(motif, '16x9').pieces) expect(x - w / 2).toBeGreaterThan(0.4);
  }
});

test('banners show pieces that can be bought, by people of the right department', () => {
  for (const motif of MOTIFS) {
    if ('cloth' in motif) continue;
    for (const id of motif.pieces) expect(pieceById(id).gender).toBe(motif.gender);
  }
});

test('the list the shop reads is in step with the motifs', () => {
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
