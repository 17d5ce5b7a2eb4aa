import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { catalogue, pieceById } from '../catalogue/catalogue.ts';
import type { Piece } from '../catalogue/piece.ts';
import { STUDIO } from '../engine/light.ts';
import { detail, frameOf, packshot } from './packshot.ts';
import { scene } from './scene.ts';
import { boundsOf, sew, stage } from './sew.ts';

const SMALL = { width: 48, height: 64, oversample: 1 };
const VIEWS = { packshot, detail, scene };

async function print(view: keyof typeof VIEWS, piece: Piece) {
  const pixels = await VIEWS[view](piece, SMALL).raw().toBuffer();
  return createHash('sha256').update(pixels).digest('hex');
}

/** One piece of every silhouette, wearer and style. */
const styles = [
  ...new Map(
    catalogue().map((p) => [JSON.stringify([p.silhouette, p.gender, p.options]), p]),
  ).values(),
];

const camel = pieceById('women-trench-knee-gabardine-camel');

describe('drawing', () => {
  test.each(['packshot', 'detail', 'scene'] as const)(
    'a %s depends on the id alone',
    async (view) => {
      const first = await print(view, camel);
      expect(await print(view, { ...camel })).toBe(first);
      expect(await print(view, { ...camel, id: 'another-coat' })).not.toBe(first);
    },
  );

  test('the three views of a piece are three pictures', async () => {
    const prints = [
      await print('packshot', camel),
      await print('detail', camel),
      await print('scene', camel),
    ];
    expect(new Set(prints).size).toBe(3);
  });
});

test.each(styles.map((p) => [p.id, p] as const))('%s is framed and seen', (_, piece) => {
  const garment = sew(piece);
  const box = boundsOf(garment);
  const view = frameOf(garment, 3 / 4);
  const tall = (box.bottom - box.top) / view.h;
  const wide = (box.right - box.left) / view.w;
  // It fills 84% of the height or 80% of the width, and never passes either.
  expect(Math.max(tall / 0.84, wide / 0.8)).toBeCloseTo(1, 5);

  const { alpha, w, h } = stage(garment, view, 48, STUDIO);
  const covered = alpha.filter((a) => a > 0.5).length / (w * h);
  expect(covered).toBeGreaterThan(0.02);
  expect(covered).toBeLessThan(0.7);
  // A tag and a heart sit in the top corners.
  for (const x of [0, 1, 2, 3, w - 4, w - 3, w - 2, w - 1]) {
    for (let y = 0; y < 5; y++) expect(alpha[y * w + x]).toBe(0);
  }
});

test('a close-up is full of the piece', () => {
  for (const piece of styles) {
    const garment = sew(piece);
    const { x, y, w } = garment.closeUp;
    const { alpha } = stage(garment, { x, y, w, h: (w * 4) / 3 }, 24, STUDIO);
    const share = alpha.filter((a) => a > 0.5).length / alpha.length;
    expect(share, piece.id).toBeGreaterThan(0.2);
  }
});
