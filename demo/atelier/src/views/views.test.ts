import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findProduct, listProducts } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { STUDIO } from '../engine/light.ts';
import { drawBack, isGarment } from './back.ts';
import { buildGarment, measureBounds, renderGarment } from './build-garment.ts';
import { drawCloth } from './cloth.ts';
import { drawDetail, drawPackshot, frameGarment } from './packshot.ts';
import { drawScale } from './scale.ts';
import { drawScene } from './scene.ts';
import { drawStyled } from './styled.ts';
import { turnAround } from './turn-around/turn-around.ts';

const SMALL = { width: 48, height: 64, oversample: 1 };
const VIEWS = {
  packshot: drawPackshot,
  detail: drawDetail,
  scene: drawScene,
  styled: drawStyled,
  cloth: drawCloth,
  back: drawBack,
  scale: drawScale,
};
const NAMES = Object.keys(VIEWS) as (keyof typeof VIEWS)[];

async function print(view: keyof typeof VIEWS, product: Product) {
  const pixels = await VIEWS[view](product, SMALL).raw().toBuffer();
  return createHash('sha256').update(pixels).digest('hex');
}

/** One product of every silhouette, gender and style. */
const styles = [
  ...new Map(
    listProducts().map((p) => [JSON.stringify([p.silhouette, p.gender, p.options]), p]),
  ).values(),
];

const camel = findProduct('women-trench-knee-gabardine-camel');

describe('drawing', () => {
  test.each(NAMES)('a %s depends only on the product id', async (view) => {
    const first = await print(view, camel);
    expect(await print(view, { ...camel })).toBe(first);
    expect(await print(view, { ...camel, id: 'another-coat' })).not.toBe(first);
  });

  test('the views of a product are different images', async () => {
    const prints = await Promise.all(NAMES.map((view) => print(view, camel)));
    expect(new Set(prints).size).toBe(NAMES.length);
  });
});

test.each(styles.map((p) => [p.id, p] as const))(
  '%s fills its frame and keeps the corners free',
  (_, product) => {
    const garment = buildGarment(product);
    const box = measureBounds(garment);
    const view = frameGarment(garment, 3 / 4);
    const tall = (box.bottom - box.top) / view.h;
    const wide = (box.right - box.left) / view.w;
    // It fills 84% of the height or 80% of the width and never exceeds either.
    expect(Math.max(tall / 0.84, wide / 0.8)).toBeCloseTo(1, 5);

    const { alpha, w, h } = renderGarment(garment, view, 48, STUDIO);
    const covered = alpha.filter((a) => a > 0.5).length / (w * h);
    expect(covered).toBeGreaterThan(0.02);
    expect(covered).toBeLessThan(0.7);
    // The top corners stay free for a tag and the wishlist button.
    for (const x of [0, 1, 2, 3, w - 4, w - 3, w - 2, w - 1]) {
      for (let y = 0; y < 5; y++) expect(alpha[y * w + x]).toBe(0);
    }
  },
);

/** What is narrow cannot fill a picture. */
const LEAST_FILLED: Partial<Record<string, number>> = { earrings: 0.2, pump: 0.3, tie: 0.35 };

test('a close-up is filled by the product', () => {
  for (const product of styles) {
    const garment = buildGarment(product);
    const { x, y, w } = garment.closeUp;
    const { alpha } = renderGarment(garment, { x, y, w, h: (w * 4) / 3 }, 24, STUDIO);
    const share = alpha.filter((a) => a > 0.5).length / alpha.length;
    const least = LEAST_FILLED[product.silhouette] ?? 0.45;
    expect(share, product.id).toBeGreaterThan(least);
  }
});

test.each(styles.filter(isGarment).map((p) => [p.id, p] as const))(
  '%s has a back of the same width that hides its front',
  (_, product) => {
    const garment = buildGarment(product);
    const back = turnAround(garment, product.silhouette);
    const [front, behind] = [measureBounds(garment), measureBounds(back)];
    expect(Math.abs(behind.right - front.right)).toBeLessThan(30);
    expect(Math.abs(behind.bottom - front.bottom)).toBeLessThan(30);
    expect(back.parts).not.toEqual(garment.parts);
    const view = frameGarment(back, 3 / 4);
    const { alpha, w, h } = renderGarment(back, view, 48, STUDIO);
    expect(alpha.filter((a) => a > 0.5).length / (w * h)).toBeGreaterThan(0.08);
  },
);
